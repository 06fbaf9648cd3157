import type { QueryClient } from '@tanstack/react-query';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { preload } from '../../../lib/preload.ts';
import { isFiltered, readListAddress } from '../list-address.ts';
import { surveyPageQuery } from './list-surveys.ts';

/** Preloads the list's data before its code has loaded. `onEmpty` is called if the store has no survey. */
export function prefetchSurveyList(
  queries: QueryClient,
  call: BearerCall,
  query: URLSearchParams,
  onEmpty: () => void,
): void {
  const address = readListAddress(query);
  void preload(queries, surveyPageQuery(call, address)).then((page) => {
    if (page?.pagination.totalSurveys === 0 && !isFiltered(address)) onEmpty();
  });
}
