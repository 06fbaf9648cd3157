import { type LowScoreState, MOST_COUNTED } from '#shared/api/values.ts';

export const STATE_NAMES: Readonly<Record<LowScoreState, string>> = {
  new: 'New',
  in_work: 'In work',
  solved: 'Solved',
};

export const countText = (count: number): string =>
  count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString()}+` : count.toLocaleString();
