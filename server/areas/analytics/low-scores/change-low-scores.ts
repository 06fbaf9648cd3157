import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { ViewDeps } from '../open-view.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import { findViewedSurvey } from '../view-repository.ts';
import {
  type Fields,
  findChange,
  insertEvents,
  markUndone,
  type NewEvent,
  type StoredEvent,
} from './event-repository.ts';
import { differences, holds } from './follow-up-fields.ts';
import { type LockedFollowUp, lockFollowUps, saveFollowUps } from './follow-up-repository.ts';

type ChangeDeps = Pick<ViewDeps, 'database'>;

interface Action {
  readonly surveyId: string;
  readonly changeId: string;
  readonly actor: string;
}

interface Change extends Action {
  readonly responseIds: readonly string[];
  readonly change: Fields;
  readonly isMail: boolean;
}

/** Changes all follow-ups with their history, or none. Those that already have the fields stay without an event. */
export async function changeLowScores(
  { database }: ChangeDeps,
  { storeId }: Session,
  { surveyId, responseIds, ...action }: Change,
): Promise<{ changed: number }> {
  requireFound(await findViewedSurvey(database, storeId, surveyId));
  const survey = { storeId, surveyId };
  return await database.transaction(async (tx) => {
    const locked = await lockFollowUps(tx, survey, responseIds);
    const done = new Set((await findChange(tx, survey, action.changeId)).map((event) => event.responseId));
    const changes = locked
      .filter(({ responseId }) => !done.has(responseId))
      .flatMap((row) => changeOf(row, action) ?? []);
    if (changes.length > 0) {
      await saveFollowUps(
        tx,
        survey,
        changes.map(({ row }) => row),
      );
      await insertEvents(
        tx,
        survey,
        changes.map(({ event }) => event),
      );
    }
    return { changed: changes.length };
  });
}

function changeOf(
  { responseId, followUp }: LockedFollowUp,
  { changeId, actor, change, isMail }: Omit<Change, 'surveyId' | 'responseIds'>,
): { readonly row: LockedFollowUp; readonly event: NewEvent } | null {
  const kind = isMail ? 'mail' : 'change';
  const changed = differences(followUp, change);
  if (changed === null && !isMail) return null;
  const { before, after } = changed ?? { before: {}, after: {} };
  return {
    row: { responseId, followUp: { ...followUp, ...after } },
    event: { responseId, changeId, kind, actor, before, after },
  };
}

/** Restores the fields that a change replaced. A low score that was changed since keeps its fields. */
export async function undoLowScoreChange(
  { database }: ChangeDeps,
  { storeId }: Session,
  { surveyId, changeId, actor }: Action,
): Promise<{ undone: number; kept: number }> {
  const survey = { storeId, surveyId };
  return await database.transaction(async (tx) => {
    const named = requireFound(await nonEmpty(findChange(tx, survey, changeId)), 'There is no such change.');
    const ids = named.map(({ responseId }) => responseId);
    const locked = await lockFollowUps(tx, survey, ids);
    // Read again under the lock: another undo may have come first.
    const events = new Map((await findChange(tx, survey, changeId)).map((each) => [each.responseId, each]));
    const restored = locked.flatMap((row) => restore(row, events.get(row.responseId)) ?? []);
    await saveUndone(tx, survey, { changeId, actor }, restored);
    return { undone: restored.length, kept: ids.length - restored.length };
  });
}

async function saveUndone(
  tx: Parameters<typeof saveFollowUps>[0],
  survey: SurveyKey,
  change: Pick<Action, 'changeId' | 'actor'>,
  restored: readonly LockedFollowUp[],
): Promise<void> {
  if (restored.length === 0) return;
  await saveFollowUps(tx, survey, restored);
  await markUndone(tx, survey, { ...change, responseIds: restored.map(({ responseId }) => responseId) });
}

function restore(
  { responseId, followUp }: LockedFollowUp,
  event: StoredEvent | undefined,
): LockedFollowUp | null {
  if (event === undefined || event.kind !== 'change' || event.undoneAt !== null) return null;
  if (!holds(followUp, event.after)) return null;
  return { responseId, followUp: { ...followUp, ...event.before } };
}

async function nonEmpty<T>(list: Promise<readonly T[]>): Promise<readonly T[] | null> {
  const found = await list;
  return found.length > 0 ? found : null;
}
