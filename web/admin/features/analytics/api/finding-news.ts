import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.tsx';

export function useFindingNews() {
  const { call } = useServices();
  return useQuery({
    queryKey: ['finding-news'],
    queryFn: ({ signal }) => call('GET /analytics/findings', {}, signal),
    refetchInterval: ({ state }) => state.data?.againInMs ?? false,
  });
}
