import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StoreDetails } from '#shared/api/store.ts';
import type { BearerCall } from '../api/bearer-client.ts';
import { shouldRetry } from '../api/query-client.ts';
import { useServices } from '../services.tsx';

const FIVE_MINUTES_MS = 300_000;

export const STORE_DETAILS_KEY = ['store-details'] as const;

export function storeDetailsQuery(call: BearerCall) {
  return queryOptions<StoreDetails>({
    queryKey: STORE_DETAILS_KEY,
    queryFn: ({ signal }) => call('GET /onboarding/store/details', {}, signal),
    staleTime: FIVE_MINUTES_MS,
    retry: shouldRetry,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
}

/** The signed-in store's details. */
export function useStoreDetails(enabled = true) {
  const { call } = useServices();
  return useQuery({ ...storeDetailsQuery(call), enabled });
}
