import { useStoreDetails } from './store-details.ts';

/** The time zone of the signed-in store. UTC until the store's details have loaded. */
export function useStoreTimeZone(): string {
  return useStoreDetails().data?.store.merchantDetails.timezone ?? 'UTC';
}
