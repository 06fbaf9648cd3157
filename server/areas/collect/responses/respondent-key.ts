import { createHash } from 'node:crypto';
import type { CollectAttributes } from '#shared/survey/collect.ts';

interface Respondent {
  readonly surveyId: string;
  readonly responseId: string;
  /** As the page sent it. */
  readonly respondentKey: string;
  readonly attributes: Pick<CollectAttributes, 'checkoutToken'>;
}

/** Pages that were loaded before now name themselves by an order's number, which anyone can guess. */
const BY_ORDER_NUMBER = /^order:/;

/**
 * The key that a response is kept under: one response for each. A checkout token is known to its shopper alone, so it
 * is the key where there is one. An order's number keeps nobody else out: each response that only names an order has
 * a key of its own, and stays unverified.
 */
export function keyOfRespondent({ surveyId, responseId, respondentKey, attributes }: Respondent): string {
  const { checkoutToken } = attributes;
  if (checkoutToken !== undefined) return `checkout:${digest(`${surveyId}\n${checkoutToken}`)}`;
  return BY_ORDER_NUMBER.test(respondentKey) ? `claim:${responseId}` : respondentKey;
}

/** A plan without orders keeps nothing of an order, so the token itself must not be readable in the key. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
