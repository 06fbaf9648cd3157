import type { FollowUpState } from '#shared/api/analytics-insights.ts';

export const STATE_NAMES: Readonly<Record<FollowUpState, string>> = {
  new: 'New',
  contacted: 'Contacted',
  solved: 'Solved',
};
