import type { QueryClient } from '@tanstack/react-query';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { readListAddress } from '../list-address.ts';
import { figuresQuery } from './figures.ts';
import { surveyPageQuery } from './list-surveys.ts';

/** Prefetches the list's data before its code has loaded; the list reports errors. */
export function prefetchSurveyList(queries: QueryClient, call: BearerCall, query: URLSearchParams): void {
  const onWay = [
    queries.query(surveyPageQuery(call, readListAddress(query))),
    queries.query(figuresQuery(call)),
  ];
  void Promise.allSettled(onWay);
}
