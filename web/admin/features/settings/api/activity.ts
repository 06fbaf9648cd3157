import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityGroup } from '#shared/activity/activity-kinds.ts';
import { useServices } from '../../../lib/services.tsx';

export function useActivity(group: ActivityGroup | null) {
  const { call } = useServices();
  return useInfiniteQuery({
    queryKey: ['activity', group],
    queryFn: ({ signal, pageParam }) =>
      call('GET /activity', { ...(group !== null && { group }), after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
