import { createHash } from 'node:crypto';
import type { CollectAttributes } from '#shared/survey/collect.ts';

interface Respondent {
  readonly surveyId: string;
  readonly responseId: string;
  /** As the page sent it. */
  readonly respondentKey: string;
  readonly attributes: Pick<CollectAttributes, 'checkoutToken'>;
}

/** Older pages send the order's number as the key, which can be guessed. */
const ORDER_NUMBER_KEY = /^order:/;

/**
 * Returns the unique key of a respondent. Only the shopper knows a checkout token, so it is the key if there is one. An
 * order number can be guessed, so it is not a key: each response that only names an order gets its own key and stays
 * unverified.
 */
export function keyOfRespondent({ surveyId, responseId, respondentKey, attributes }: Respondent): string {
  const { checkoutToken } = attributes;
  if (checkoutToken !== undefined) return `checkout:${digest(`${surveyId}\n${checkoutToken}`)}`;
  return ORDER_NUMBER_KEY.test(respondentKey) ? `claim:${responseId}` : respondentKey;
}

/** Hashed, because a plan without orders must not store the token. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
