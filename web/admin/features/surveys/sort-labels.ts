import type { SurveySort } from '#shared/api/values.ts';

/** The choices of the sort menu, the most useful first. */
export const SORT_LABELS: Readonly<Record<SurveySort, string>> = {
  '-changed': 'Last changed first',
  '-answered': 'Last answered first',
  '-responses': 'Most responses first',
  name: 'Name, A to Z',
  status: 'Status, published first',
  changed: 'Longest unchanged first',
  answered: 'Longest unanswered first',
  responses: 'Fewest responses first',
  '-name': 'Name, Z to A',
  '-status': 'Status, closed first',
};

interface SortColumn {
  readonly heading: string;
  /** The order of the first press, and of the second. */
  readonly sorts: readonly [SurveySort, SurveySort];
}

export const NAME_COLUMN: SortColumn = { heading: 'Survey', sorts: ['name', '-name'] };
export const STATUS_COLUMN: SortColumn = { heading: 'Status', sorts: ['status', '-status'] };
export const RESPONSES_COLUMN: SortColumn = { heading: 'Responses', sorts: ['-responses', 'responses'] };
export const ANSWERED_COLUMN: SortColumn = { heading: 'Last answer', sorts: ['-answered', 'answered'] };
export const CHANGED_COLUMN: SortColumn = { heading: 'Last change', sorts: ['-changed', 'changed'] };

export type { SortColumn };
