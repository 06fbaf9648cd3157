import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Home } from '#shared/api/home.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { freshUntilShown, preload } from '../../../lib/preload.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEYS_KEY } from '../../../lib/surveys-key.ts';

function homeQuery(call: BearerCall) {
  return queryOptions<Home>({
    queryKey: [...SURVEYS_KEY, 'home'],
    queryFn: ({ signal }) => call('GET /home', {}, signal),
    staleTime: freshUntilShown,
    refetchInterval: ({ state }) => state.data?.againInMs ?? false,
  });
}

export function useHome() {
  const { call } = useServices();
  return useQuery(homeQuery(call));
}

/** Asks before the code of the screen has loaded. */
export function prefetchHome(queries: QueryClient, call: BearerCall): void {
  void preload(queries, homeQuery(call));
}
