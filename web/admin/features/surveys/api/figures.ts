import { queryOptions, useQuery } from '@tanstack/react-query';
import { getFigures, type StoreFigures } from '#shared/api/surveys.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { useServices } from '../../../lib/services.tsx';
import { JUST_LOADED_MS, SURVEYS_KEY } from './list-surveys.ts';

export function figuresQuery(call: BearerCall) {
  return queryOptions<StoreFigures>({
    queryKey: [...SURVEYS_KEY, 'figures'],
    queryFn: ({ signal }) => call(getFigures, {}, signal),
    staleTime: JUST_LOADED_MS,
  });
}

export function useFigures() {
  const { call } = useServices();
  return useQuery(figuresQuery(call));
}
