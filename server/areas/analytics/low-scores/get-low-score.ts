import type {
  LowScoreEvent,
  LowScoreFollowUp,
  WholeLowScore,
  LowScoreShopper,
} from '#shared/api/analytics-inbox.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openUnfilteredView, type ViewDeps } from '../open-view.ts';
import { createPresenter } from '../responses/present-response.ts';
import { findSelectedResponses } from '../responses/response-repository.ts';
import { holds } from './follow-up-fields.ts';
import { findHistory, type StoredEvent } from './event-repository.ts';
import { findFollowUp } from './follow-up-repository.ts';
import { createLowScorePresenter } from './list-low-scores.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { fetchOrderContact } from '#server/kernel/platform/order-contact.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';

export async function getLowScore(
  deps: ViewDeps,
  session: Session,
  { surveyId, responseId }: { surveyId: string; responseId: string },
): Promise<WholeLowScore> {
  const { database } = deps;
  const view = await openUnfilteredView(deps, session, surveyId);
  const [[row], followUp, history] = await Promise.all([
    findSelectedResponses(database, view, [responseId]),
    findFollowUp(database, view, responseId),
    findHistory(database, view, responseId),
  ]);
  const kept = requireFound(followUp, 'There is no such low score.');
  const response = createPresenter(view)(requireFound(row, 'There is no such response.'));
  const { mark: _mark, ...facts } = response;
  return {
    ...facts,
    ...createLowScorePresenter(view)(response),
    followUp: kept,
    history: history.map((event) => presentEvent(event, kept)),
  };
}

function presentEvent(event: StoredEvent, followUp: LowScoreFollowUp): LowScoreEvent {
  const { changeId, kind, at, actor, before, undoneAt, undoneBy } = event;
  const { discount = null, ...after } = event.after;
  return {
    changeId,
    kind: kind === 'unconfirmed_discount' ? 'discount' : kind,
    at,
    actor,
    before,
    after,
    discount,
    undone: undoneAt === null ? null : { at: undoneAt, actor: undoneBy },
    canUndo: kind === 'change' && undoneAt === null && holds(followUp, after),
  };
}

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
