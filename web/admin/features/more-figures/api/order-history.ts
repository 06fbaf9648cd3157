import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.tsx';

const HISTORY_KEY = ['order-history'] as const;
const POLL_MS = 2_000;

/** How far the fetch of past orders is; asked for again while it runs. */
export function useOrderHistory() {
  const { call } = useServices();
  return useQuery({
    queryKey: HISTORY_KEY,
    queryFn: ({ signal }) => call('GET /orders/history', {}, signal),
    refetchInterval: ({ state }) => {
      const run = state.data?.fetch;
      return run && run.completedAt === null && run.status !== 'unavailable' ? POLL_MS : false;
    },
  });
}

export function useStartHistory() {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /orders/history', {}),
    onSuccess: (history) => queries.setQueryData(HISTORY_KEY, history),
  });
}
