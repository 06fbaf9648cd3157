import type { AnswerWeighting } from '#shared/api/analytics-sample.ts';
import { FEWEST_IN_GROUP, WEIGHT_LIMIT, type Weighting } from '#shared/analytics/weigh-answers.ts';

/** The weighting without the weights themselves. */
export function presentWeighting({ weights: _weights, ...told }: Weighting): AnswerWeighting {
  return { ...told, limit: WEIGHT_LIMIT, fewest: FEWEST_IN_GROUP };
}
