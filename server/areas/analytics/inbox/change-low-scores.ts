import { requireFound } from '#server/areas/surveys/require-found.ts';
import type { Session } from '#server/kernel/http/session.ts';
import type { ViewDeps } from '../open-view.ts';
import type { SurveyKey } from '../results/results-repository.ts';
import { findViewedSurvey } from '../view-repository.ts';
import {
  type Fields,
  findChange,
  findOtherWork,
  insertEvents,
  markUndone,
  type NewEvent,
  type StoredEvent,
} from './event-repository.ts';
import { differences, holds, isWork } from './follow-up-fields.ts';
import { type LockedFollowUp, lockFollowUps, saveFollowUps } from './inbox-repository.ts';

type ChangeDeps = Pick<ViewDeps, 'database' | 'clock'>;

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
  { database, clock }: ChangeDeps,
  { storeId }: Session,
  { surveyId, responseIds, ...action }: Change,
): Promise<{ changed: number }> {
  requireFound(await findViewedSurvey(database, storeId, surveyId));
  const survey = { storeId, surveyId };
  const wanted = { ...action, now: new Date(clock()).toISOString() };
  return await database.transaction(async (tx) => {
    const locked = await lockFollowUps(tx, survey, responseIds);
    const done = new Set((await findChange(tx, survey, wanted.changeId)).map((event) => event.responseId));
    const changes = locked
      .filter(({ responseId }) => !done.has(responseId))
      .flatMap((row) => changeOf(row, wanted) ?? []);
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
  { responseId, followUp, workedAt }: LockedFollowUp,
  { changeId, actor, change, isMail, now }: Omit<Change, 'surveyId' | 'responseIds'> & { now: string },
): { readonly row: LockedFollowUp; readonly event: NewEvent } | null {
  const kind = isMail ? 'mail' : 'change';
  const changed = differences(followUp, change);
  if (changed === null && !isMail) return null;
  const { before, after } = changed ?? { before: {}, after: {} };
  const isFirstWork = workedAt === null && isWork(kind, after);
  return {
    row: { responseId, followUp: { ...followUp, ...after }, workedAt: isFirstWork ? now : workedAt },
    event: {
      responseId,
      changeId,
      kind,
      actor,
      before,
      after: isFirstWork ? { ...after, isFirstWork } : after,
    },
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
    const worked = await findOtherWork(tx, survey, { changeId, responseIds: ids });
    const restored = locked.flatMap((row) => restore(row, events.get(row.responseId), worked) ?? []);
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
  { responseId, followUp, workedAt }: LockedFollowUp,
  event: StoredEvent | undefined,
  worked: ReadonlyMap<string, string>,
): LockedFollowUp | null {
  if (event === undefined || event.kind !== 'change' || event.undoneAt !== null) return null;
  if (!holds(followUp, event.after)) return null;
  const isFirstWork = event.after.isFirstWork === true;
  return {
    responseId,
    followUp: { ...followUp, ...event.before },
    workedAt: isFirstWork ? (worked.get(responseId) ?? null) : workedAt,
  };
}

async function nonEmpty<T>(list: Promise<readonly T[]>): Promise<readonly T[] | null> {
  const found = await list;
  return found.length > 0 ? found : null;
}
