import type { Installation, Metafield } from '../store/state.ts';

/** The platform's limits for one call and for one value of the type `json`. */
const MAX_AT_ONCE = 25;
const MAX_JSON_BYTES = 128 * 1024;

export const INSTALLATION_ID = 'gid://shopify/AppInstallation/1';

export type MetafieldsOutcome =
  | { readonly ok: true; readonly metafields: readonly Metafield[] }
  | { readonly ok: false; readonly field: string[]; readonly message: string };

export function findMetafield(
  { metafields = [] }: Installation,
  { namespace, key }: Pick<Metafield, 'namespace' | 'key'>,
): Metafield | null {
  return metafields.find((one) => one.namespace === namespace && one.key === key) ?? null;
}

/** Creates or replaces all of them, or none. */
export function setMetafields(installation: Installation, input: unknown): MetafieldsOutcome {
  const given = (Array.isArray(input) ? input : []) as Record<string, unknown>[];
  if (given.length === 0 || given.length > MAX_AT_ONCE) {
    return { ok: false, field: ['metafields'], message: `Set 1 to ${MAX_AT_ONCE} metafields at once` };
  }
  const made: Metafield[] = [];
  for (const [at, one] of given.entries()) {
    const fault = faultOf(one);
    if (fault !== null) return { ok: false, field: ['metafields', String(at), fault[0]], message: fault[1] };
    made.push({
      namespace: String(one['namespace']),
      key: String(one['key']),
      type: 'json',
      value: String(one['value']),
    });
  }
  const isReplaced = ({ namespace, key }: Metafield) =>
    made.some((one) => one.namespace === namespace && one.key === key);
  const kept = (installation.metafields ?? []).filter((one) => !isReplaced(one));
  installation.metafields = [...kept, ...made];
  return { ok: true, metafields: made };
}

function faultOf(one: Record<string, unknown>): [field: string, message: string] | null {
  const { ownerId, namespace, key, type, value } = one;
  if (ownerId !== INSTALLATION_ID) return ['ownerId', 'Owner does not exist'];
  if (typeof namespace !== 'string' || !/^[\w-]{3,255}$/.test(namespace))
    return ['namespace', 'Namespace has 3 to 255 letters, digits, hyphens and underscores'];
  if (typeof key !== 'string' || !/^[\w-]{2,64}$/.test(key))
    return ['key', 'Key has 2 to 64 letters, digits, hyphens and underscores'];
  if (type !== 'json') return ['type', 'This store keeps metafields of the type json only'];
  if (typeof value !== 'string' || !isJson(value)) return ['value', 'Value is invalid JSON'];
  if (Buffer.byteLength(value) > MAX_JSON_BYTES) return ['value', 'Value is too large'];
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
