import { createHash } from 'node:crypto';
import type { CollectAttributes } from '#shared/collect/collect.ts';

interface Respondent {
  readonly surveyId: string;
  /** As the page sent it. */
  readonly respondentKey: string;
  readonly attributes: Pick<CollectAttributes, 'checkoutToken'>;
}

/** The unique key of a respondent. Only the shopper knows a checkout token, so it is the key if there is one. */
export function keyOfRespondent({ surveyId, respondentKey, attributes }: Respondent): string {
  const { checkoutToken } = attributes;
  return checkoutToken === undefined ? respondentKey : `checkout:${digest(`${surveyId}\n${checkoutToken}`)}`;
}

/** Hashed, because a plan without orders must not store the token. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
