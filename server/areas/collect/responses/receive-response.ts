import type * as api from '#shared/api/collect.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { SavedResponse } from '#shared/survey/collect.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Batcher } from '../batch/batcher.ts';
import { checkSnapshot } from './check-snapshot.ts';
import type { OrderOfResponse, PendingResponse } from './pending-response.ts';
import type { Allowance, Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import type { PublishedVersion } from '../versions/published-versions.ts';
import { keyOfRespondent } from './respondent-key.ts';
import { settleTimes } from './settle-times.ts';
import { takeCall, type CallDeps, type Caller, type Found } from '../versions/take-call.ts';

export interface CollectDeps extends Pick<Deps, 'clock'>, CallDeps {
  readonly allowances: Allowances;
  readonly responses: Batcher<PendingResponse, SavedResponse>;
}

type Input = InputOf<typeof api.saveResponse>;

/** Takes in a snapshot of answers and resolves once it, or something newer, is durable. */
export async function receiveResponse(
  deps: CollectDeps,
  input: Input,
  caller: Caller,
): Promise<SavedResponse> {
  return takeCall(deps, { named: input, caller }, async (found) => {
    const { storeId } = found.published;
    const allowance = await deps.allowances.of(storeId);
    const pending = { ...pendingOf(deps, found, allowance, input), caller };
    return withCode(await deps.responses.add(storeId, pending), found.published);
  });
}

/** A completed response brings the discount code, each time that its end is sent: the reply before may be lost. */
function withCode(saved: SavedResponse, { survey }: PublishedVersion): SavedResponse {
  const { discountCode } = survey.definition.thankYou;
  return saved.complete && discountCode ? { ...saved, discountCode } : saved;
}

function pendingOf(
  { clock }: Pick<CollectDeps, 'clock'>,
  { published: { surveyId, survey }, isTest }: Found,
  allowance: Allowance,
  input: Input,
): Omit<PendingResponse, 'caller'> {
  const { answers, attributes, complete } = input;
  const { path, timings } = checkSnapshot(survey, input);
  return {
    surveyId,
    responseId: input.responseId,
    version: input.version,
    definition: survey.definition,
    revision: input.revision,
    respondentKey: keyOfRespondent({ ...input, surveyId }),
    complete,
    isTest,
    answers,
    answersJson: JSON.stringify(answers),
    timingsJson: JSON.stringify(timings),
    path,
    segment: {
      country: attributes.country ?? '',
      customerType: attributes.customerType ?? '',
      placement: attributes.placement,
    },
    language: attributes.language ?? '',
    customerId: attributes.customerId ?? null,
    order: orderOf(attributes, allowance),
    checkoutToken: allowance.orders > 0 ? (attributes.checkoutToken ?? null) : null,
    ...settleTimes(input, clock()),
  };
}

/** A plan without orders keeps the answer and nothing of the order; a value without an order is nobody's. */
function orderOf(attributes: Input['attributes'], { orders }: Allowance): OrderOfResponse {
  if (orders === 0 || attributes.orderId === undefined) return { orderId: null, value: null, currency: null };
  const { orderId, orderValue, orderCurrency = null } = attributes;
  return { orderId, value: orderValue === undefined ? null : orderValue.toFixed(4), currency: orderCurrency };
}
