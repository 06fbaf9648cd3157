import type { SurveyStatus } from '#shared/delivery/manifest.ts';

export const STATUS_NAMES: Readonly<Record<SurveyStatus, string>> = {
  live: 'Live',
  draft: 'Draft',
  paused: 'Paused',
  closed: 'Closed',
};
