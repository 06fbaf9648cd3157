import type { SurveyStatus } from '#shared/delivery/manifest.ts';

/** The stored statuses, which the list filters by. Whether shoppers meet a survey is its standing. */
export const STATUS_NAMES: Readonly<Record<SurveyStatus, string>> = {
  live: 'Published',
  draft: 'Draft',
  paused: 'Paused',
  closed: 'Closed',
};
