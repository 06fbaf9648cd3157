import type { Endpoint } from '#shared/api/endpoint.ts';

/**
 * Removes fields that the contract does not list. `strict` (development and tests) makes an unlisted field an error,
 * so that it is found early.
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

/** The first unlisted key, in dotted form. */
function unlisted(given: unknown, kept: unknown, path = ''): string | undefined {
  // A stored value passes as it is.
  if (given === kept) return undefined;
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
