import { createHash } from 'node:crypto';
import type * as api from '#shared/api/collect.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { SavedResponse, CollectAttributes } from '#shared/collect/collect.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Batcher } from './batch/batcher.ts';
import type { ResponseOrder, PendingResponse, ReceivedResponse } from './responses/pending-response.ts';
import type { Allowance, Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import type { PublishedVersion } from './versions/published-versions.ts';
import { normalizeTimes } from './responses/normalize-times.ts';
import type { Caller } from './refusals/refusal-recorder.ts';
import { handleCall, type CallDeps, type CallVersion } from './versions/handle-call.ts';
import { compileSurvey, type CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import { definitionOf } from '#shared/survey/split.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { checkSnapshot } from './responses/check-response.ts';

export interface CollectDeps extends Pick<Deps, 'clock'>, CallDeps {
  readonly allowances: Allowances;
  readonly responses: Batcher<ReceivedResponse, SavedResponse>;
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
    const pending = { ...pendingOf(deps, found, allowance, input), caller, allowance };
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

interface Respondent {
  readonly surveyId: string;
  /** As the page sent it. */
  readonly respondentKey: string;
  readonly attributes: Pick<CollectAttributes, 'checkoutToken'>;
}

/** The unique key of a respondent. Only the shopper knows a checkout token, so it is the key if there is one. */
function keyOfRespondent({ surveyId, respondentKey, attributes }: Respondent): string {
  const { checkoutToken } = attributes;
  return checkoutToken === undefined ? respondentKey : `checkout:${digest(`${surveyId}\n${checkoutToken}`)}`;
}

/** Hashed, because a plan without orders must not store the token. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

const compiled = new WeakMap<CompiledSurvey, CompiledSurvey>();

/** The survey that answers are checked against. Only another order of the questions leads along another path. */
function surveyOfVariant(survey: CompiledSurvey, variant: Variant | null): CompiledSurvey {
  const { definition } = survey;
  if (variant !== 'b' || definition.split?.kind !== 'question_order') return survey;
  const known = compiled.get(survey);
  if (known !== undefined) return known;
  const other = compileSurvey(definitionOf(definition, 'b'));
  compiled.set(survey, other);
  return other;
}
