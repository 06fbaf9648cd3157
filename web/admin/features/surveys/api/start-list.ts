import type { QueryClient } from '@tanstack/react-query';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { readListAddress } from '../list-address.ts';
import { figuresQuery } from './figures.ts';
import { surveyPageQuery } from './list-surveys.ts';

/** Begins to load what the list shows, before the list itself has come; it reports what goes wrong. */
export function startSurveyList(queries: QueryClient, call: BearerCall, query: URLSearchParams): void {
  const onWay = [
    queries.query(surveyPageQuery(call, readListAddress(query))),
    queries.query(figuresQuery(call)),
  ];
  void Promise.allSettled(onWay);
}
