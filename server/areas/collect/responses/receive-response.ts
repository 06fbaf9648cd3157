import type * as api from '#shared/api/collect.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { SavedResponse } from '#shared/collect/collect.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Batcher } from '../batch/batcher.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { surveyOfVariant } from './survey-of-variant.ts';
import type { ResponseOrder, PendingResponse } from './pending-response.ts';
import type { Allowance, Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import type { PublishedVersion } from '../versions/published-versions.ts';
import { keyOfRespondent } from './respondent-key.ts';
import { normalizeTimes } from './normalize-times.ts';
import type { Caller } from '../refusals/refusal-recorder.ts';
import { handleCall, type CallDeps, type CallVersion } from '../versions/handle-call.ts';

export interface CollectDeps extends Pick<Deps, 'clock'>, CallDeps {
  readonly allowances: Allowances;
  readonly responses: Batcher<PendingResponse, SavedResponse>;
}

type Input = InputOf<typeof api.saveResponse>;

/** Accepts a snapshot, and resolves once it or a newer one is durable. */
export async function receiveResponse(
  deps: CollectDeps,
  input: Input,
  caller: Caller,
): Promise<SavedResponse> {
  return handleCall(deps, { named: input, caller }, async (found) => {
    const { storeId } = found.published;
    const allowance = await deps.allowances.of(storeId);
    const pending = { ...pendingOf(deps, found, allowance, input), caller };
    return withCode(await deps.responses.add(storeId, pending), found.published);
  });
}

/** Adds the discount code to each reply to a completed response, because an earlier reply may be lost. */
function withCode(saved: SavedResponse, { survey }: PublishedVersion): SavedResponse {
  const { discountCode } = survey.definition.thankYou;
  return saved.complete && discountCode ? { ...saved, discountCode } : saved;
}

function pendingOf(
  { clock }: Pick<CollectDeps, 'clock'>,
  { published: { surveyId, survey }, isTest }: CallVersion,
  allowance: Allowance,
  input: Input,
): Omit<PendingResponse, 'caller'> {
  const { answers, attributes, complete } = input;
  const variant = survey.definition.split === undefined ? null : (input.variant ?? null);
  const { path, timings } = checkSnapshot(surveyOfVariant(survey, variant), input);
  return {
    surveyId,
    responseId: input.responseId,
    version: input.version,
    variant,
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
    consent: attributes.consent ?? 'unknown',
    customerId: attributes.customerId ?? null,
    order: orderOf(attributes, allowance),
    checkoutToken: allowance.orders > 0 ? (attributes.checkoutToken ?? null) : null,
    ...normalizeTimes(input, clock()),
  };
}

/** A plan without orders stores nothing of the order. A value without an order id or token is dropped. */
function orderOf(attributes: Input['attributes'], { orders }: Allowance): ResponseOrder {
  if (orders === 0 || attributes.orderId === undefined) return { orderId: null, value: null, currency: null };
  const { orderId, orderValue, orderCurrency = null } = attributes;
  return { orderId, value: orderValue === undefined ? null : orderValue.toFixed(4), currency: orderCurrency };
}
