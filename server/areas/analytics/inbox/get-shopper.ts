import type { LowScoreShopper } from '#shared/api/analytics-inbox.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { fetchOrderContact } from '#server/kernel/platform/order-contact.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { findSelectedResponses } from '../responses/response-repository.ts';
import { findFollowUp } from './inbox-repository.ts';

const UNKNOWN: LowScoreShopper = { orderName: null, name: null, email: null };

/**
 * Asks the platform each time: nothing of the reply is stored or logged. A page can claim any order, so only a verified
 * one says who the shopper is.
 */
export async function getShopper(
  deps: Pick<Deps, 'config' | 'database' | 'newId'>,
  { storeId }: Session,
  { surveyId, responseId }: { surveyId: string; responseId: string },
): Promise<LowScoreShopper> {
  const survey = { storeId, surveyId };
  requireFound(await findFollowUp(deps.database, survey, responseId), 'There is no such low score.');
  const [row] = await findSelectedResponses(deps.database, survey, [responseId]);
  const orderId = row?.isOrderVerified ? row.orderId : null;
  if (orderId === null) return UNKNOWN;
  return await callStore(deps, storeId, (access) => fetchOrderContact(access, orderId));
}
