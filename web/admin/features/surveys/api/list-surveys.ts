import type { ReplyTo } from '#shared/api/contract.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { DEFAULT_SURVEY_SORT } from '#shared/api/values.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { freshUntilShown } from '../../../lib/preload.ts';
import { useServices } from '../../../lib/services.tsx';
import { SURVEYS_KEY } from '../../../lib/surveys-key.ts';
import type { ListAddress } from '../list-address.ts';

export type SurveyPage = ReplyTo<'GET /surveys'>;

export const SURVEY_PAGES_KEY = [...SURVEYS_KEY, 'pages'] as const;

export function surveyPageQuery(call: BearerCall, { page, status, search, sort }: ListAddress) {
  // The usual order is left out, so that the request is the one that the page's head names.
  const order = sort === DEFAULT_SURVEY_SORT ? {} : { sort };
  return queryOptions<SurveyPage>({
    queryKey: [...SURVEY_PAGES_KEY, page, status, search, sort],
    queryFn: ({ signal }) => call('GET /surveys', { page, status: [...status], search, ...order }, signal),
    staleTime: freshUntilShown,
  });
}

/** Keeps the previous page while the next one loads. */
export function useSurveyPage(address: ListAddress) {
  const { call } = useServices();
  return useQuery({ ...surveyPageQuery(call, address), placeholderData: keepPreviousData });
}
