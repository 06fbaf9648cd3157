import { FEWEST_IN_GROUP, WEIGHT_LIMIT, type Weighting } from '#shared/analytics/weigh-answers.ts';
import type { AnswerWeighting } from '#shared/api/analytics-sample.ts';
import { presentRange, type View } from '../open-view.ts';
import type { Sample } from './read-sample.ts';

/** The part of each reply that describes the compared orders and the weighting. */
export function presentSample(view: View, { window, weighting }: Sample) {
  return {
    ...presentRange(view),
    currency: view.currency,
    orderDays: window?.days ?? null,
    weighting: presentWeighting(weighting),
  };
}

/** The weighting without the weights themselves. */
function presentWeighting({ weights: _weights, ...told }: Weighting): AnswerWeighting {
  return { ...told, limit: WEIGHT_LIMIT, fewest: FEWEST_IN_GROUP };
}
