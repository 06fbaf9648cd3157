import type { QueryClient } from '@tanstack/react-query';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';
import { preload } from '../../../lib/preload.ts';
import { readListAddress } from '../list-address.ts';
import { figuresQuery } from './figures.ts';
import { surveyPageQuery } from './list-surveys.ts';

/** Preloads the list's data before its code has loaded. */
export function prefetchSurveyList(queries: QueryClient, call: BearerCall, query: URLSearchParams): void {
  preload(queries, surveyPageQuery(call, readListAddress(query)));
  preload(queries, figuresQuery(call));
}
