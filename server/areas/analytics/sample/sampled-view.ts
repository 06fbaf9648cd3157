import { FEWEST_IN_GROUP, WEIGHT_LIMIT, type Weighting } from '#shared/analytics/weigh-answers.ts';
import type { AnswerWeighting } from '#shared/api/analytics-sample.ts';
import type { Session } from '#server/kernel/http/session.ts';
import {
  openView,
  presentRange,
  refuseWithoutFeature,
  type View,
  type ViewDeps,
  type ViewInput,
} from '../open-view.ts';
import type { Sample } from './read-sample.ts';

/** Opens a view for a store whose plan includes comparisons. */
export async function openSampledView(deps: ViewDeps, session: Session, input: ViewInput): Promise<View> {
  const view = await openView(deps, session, input);
  await refuseWithoutFeature(deps.billing, session.storeId);
  return view;
}

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
