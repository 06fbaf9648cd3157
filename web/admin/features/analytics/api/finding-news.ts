import { useQuery } from '@tanstack/react-query';
import { getFindingNews } from '#shared/api/finding-news.ts';
import { useServices } from '../../../lib/services.tsx';

export function useFindingNews() {
  const { call } = useServices();
  return useQuery({
    queryKey: ['finding-news'],
    queryFn: ({ signal }) => call(getFindingNews, {}, signal),
    refetchInterval: ({ state }) => state.data?.againInMs ?? false,
  });
}
