import { LIMITS, SURVEY_LIMITS } from '#shared/limits.ts';
import type { SurveyStatus } from '#shared/delivery/manifest.ts';

export const STATUSES = ['live', 'draft', 'paused', 'closed'] as const satisfies readonly SurveyStatus[];

/** What the list shows, as the address says it: a reload or a shared link shows the same. */
export interface ListAddress {
  readonly page: number;
  /** None stands for all of them. */
  readonly status: readonly SurveyStatus[];
  readonly search: string;
}

export function readListAddress(query: URLSearchParams): ListAddress {
  const page = Number(query.get('page') ?? LIMITS.surveyFirstPage);
  const named = query.get('status')?.split(',') ?? [];
  return {
    page: Number.isSafeInteger(page) && page >= LIMITS.surveyFirstPage ? page : LIMITS.surveyFirstPage,
    status: STATUSES.filter((status) => named.includes(status)),
    search: (query.get('search') ?? '').trim().slice(0, SURVEY_LIMITS.nameLength),
  };
}

/** Leaves what others put into the address as it is. A change of what is looked for begins at the first page. */
export function writeListAddress(before: URLSearchParams, change: Partial<ListAddress>): URLSearchParams {
  const { page, status, search } = { ...readListAddress(before), page: LIMITS.surveyFirstPage, ...change };
  const query = new URLSearchParams(before);
  const set = (name: string, value: string): void => {
    if (value === '') query.delete(name);
    else query.set(name, value);
  };
  set('page', page === LIMITS.surveyFirstPage ? '' : String(page));
  set('status', status.join(','));
  set('search', search);
  return query;
}

export function isFiltered({ status, search }: ListAddress): boolean {
  return status.length > 0 || search !== '';
}
