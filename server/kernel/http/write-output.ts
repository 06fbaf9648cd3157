import type { Endpoint } from '#shared/api/endpoint.ts';

/**
 * Only what the contract lists leaves the server: the rest is cut off here, whatever a presenter forgot.
 * `strict` (development and tests) makes such a slip an error, so that it is found before it is shipped.
 */
export function writeOutput(endpoint: Endpoint, result: unknown, strict: boolean): unknown {
  const parsed = endpoint.output.safeParse(result);
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => issue.path.join('.') || '(whole)').join(', ');
    throw new Error(`The reply of ${endpoint.name} does not fit the contract: ${where}`);
  }
  const extra = strict ? unlisted(result, parsed.data) : undefined;
  if (extra !== undefined)
    throw new Error(`The reply of ${endpoint.name} holds more than the contract: ${extra}`);
  return parsed.data;
}

/** The first key that the contract cut off, in dotted form. */
function unlisted(given: unknown, kept: unknown, path = ''): string | undefined {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null)
    return undefined;
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(kept, key)) return path + key;
    const deeper = unlisted(value, (kept as Record<string, unknown>)[key], `${path}${key}.`);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
