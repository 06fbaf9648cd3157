import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StoreFigures } from '#shared/api/surveys.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { freshUntilShown } from '../../../lib/preload.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEYS_KEY } from './list-surveys.ts';

export function figuresQuery(call: BearerCall) {
  return queryOptions<StoreFigures>({
    queryKey: [...SURVEYS_KEY, 'figures'],
    queryFn: ({ signal }) => call('GET /surveys/figures', {}, signal),
    staleTime: freshUntilShown,
  });
}

export function useFigures() {
  const { call } = useServices();
  return useQuery(figuresQuery(call));
}
