import { DEFAULT_SURVEY_SORT, SURVEY_FIRST_PAGE, SURVEY_SORTS, type SurveySort } from '#shared/api/values.ts';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';

export const STATUSES = ['live', 'draft', 'paused', 'closed'] as const satisfies readonly SurveyStatus[];

/** The list's state in the address, so that a reload or a shared link shows the same. */
export interface ListAddress {
  readonly page: number;
  /** Empty means all. */
  readonly status: readonly SurveyStatus[];
  readonly search: string;
  readonly sort: SurveySort;
}

export function readListAddress(query: URLSearchParams): ListAddress {
  const page = Number(query.get('page') ?? SURVEY_FIRST_PAGE);
  const named = query.get('status')?.split(',') ?? [];
  return {
    page: Number.isSafeInteger(page) && page >= SURVEY_FIRST_PAGE ? page : SURVEY_FIRST_PAGE,
    status: STATUSES.filter((status) => named.includes(status)),
    search: (query.get('search') ?? '').trim().slice(0, SURVEY_LIMITS.nameLength),
    sort: SURVEY_SORTS.find((sort) => sort === query.get('sort')) ?? DEFAULT_SURVEY_SORT,
  };
}

/** Writes the list's parameters and keeps others. A change of filter, search or order goes to the first page. */
export function writeListAddress(before: URLSearchParams, change: Partial<ListAddress>): URLSearchParams {
  const { page, status, search, sort } = { ...readListAddress(before), page: SURVEY_FIRST_PAGE, ...change };
  const query = new URLSearchParams(before);
  const set = (name: string, value: string): void => {
    if (value === '') query.delete(name);
    else query.set(name, value);
  };
  set('page', page === SURVEY_FIRST_PAGE ? '' : String(page));
  set('status', status.join(','));
  set('search', search);
  set('sort', sort === DEFAULT_SURVEY_SORT ? '' : sort);
  return query;
}

export function isFiltered({ status, search }: ListAddress): boolean {
  return status.length > 0 || search !== '';
}
