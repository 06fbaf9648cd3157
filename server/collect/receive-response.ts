import type * as api from '#shared/api/collect.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { SavedResponse } from '#shared/survey/collect.ts';
import type { Deps } from '../deps.ts';
import type { Batcher } from './batcher.ts';
import { checkSnapshot } from './check-snapshot.ts';
import type { OrderOfResponse, PendingResponse } from './pending-response.ts';
import type { Allowance, Allowances } from './plan-allowance.ts';
import { isPreviewVersion } from './preview-version.ts';
import type { PublishedVersion, PublishedVersions } from './published-versions.ts';
import type { Refusals } from './refusals.ts';
import { keyOfRespondent } from './respondent-key.ts';
import { settleTimes } from './settle-times.ts';

export interface CollectDeps extends Pick<Deps, 'clock'> {
  readonly published: PublishedVersions;
  readonly allowances: Allowances;
  readonly responses: Batcher<PendingResponse, SavedResponse>;
  readonly refusals: Refusals;
  /** Throws RATE_LIMITED when too many come to one survey at once. */
  readonly admit: (survey: SurveyKey) => void;
}

/** Whose survey it is, and which. */
export type SurveyKey = Pick<PublishedVersion, 'storeId' | 'surveyId'>;

type Input = InputOf<typeof api.saveResponse>;

/** Takes in a snapshot of answers and resolves once it, or something newer, is durable. */
export async function receiveResponse(deps: CollectDeps, input: Input): Promise<SavedResponse> {
  try {
    const published = await deps.published.find(input.publicId, input.version);
    if (published === null) throw new AppError('NOT_FOUND', 'There is no such survey.');
    deps.admit(published);
    const allowance = await deps.allowances.of(published.storeId);
    const saved = await deps.responses.add(published.storeId, pendingOf(deps, published, allowance, input));
    return withCode(saved, published);
  } catch (error) {
    deps.refusals.count(error);
    throw error;
  }
}

/** A completed response brings the discount code, each time that its end is sent: the reply before may be lost. */
function withCode(saved: SavedResponse, { survey }: PublishedVersion): SavedResponse {
  const { discountCode } = survey.definition.thankYou;
  return saved.complete && discountCode ? { ...saved, discountCode } : saved;
}

function pendingOf(
  { clock }: Pick<CollectDeps, 'clock'>,
  { surveyId, survey }: PublishedVersion,
  allowance: Allowance,
  input: Input,
): PendingResponse {
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
    isTest: isPreviewVersion(input.version) || (input.test ?? false),
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
