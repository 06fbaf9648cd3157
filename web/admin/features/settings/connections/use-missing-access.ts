import { ownerOf, type StoreRule } from '#shared/connections/store-rules.ts';
import { useConnections } from './api/connections.ts';

const OWNERS = ['order', 'customer'] as const;

/** What the rules change and the store does not let the app change yet; empty if it can't be asked. */
export function useMissingAccess(rules: readonly StoreRule[]): readonly (typeof OWNERS)[number][] {
  const access = useConnections().data?.storeAccess;
  if (access?.allowUrl == null) return [];
  return OWNERS.filter((owner) => rules.some((rule) => ownerOf(rule) === owner) && !access[`${owner}s`]);
}
