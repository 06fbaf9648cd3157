import * as z from 'zod/mini';
import type { SurveyBelongings } from '#shared/api/surveys.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { storeIntention, takeFirstTurn } from '#server/kernel/jobs/intention.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Session } from '#server/kernel/http/session.ts';
import {
  completeDeletion,
  countBelongings,
  deleteSurveyRow,
  deleteSurveyRows,
  isBeingDeleted,
} from './deletion-repository.ts';
import { requireFound } from './require-found.ts';
import { lockLiveCount, saveStoreChange } from '#server/areas/identity/stores/live-count-repository.ts';
import type { WithSurveyEvents } from './survey-events.ts';
import { lockSurvey, findSurvey } from './survey-repository.ts';

const DELETE_SURVEY = 'delete_survey';

const deletion = z.object({ surveyId: z.string() });
type Deletion = z.output<typeof deletion>;

/** The job's id follows from the survey's id, so the job is stored once. */
export function deletionJob(storeId: string, surveyId: string) {
  return { storeId, jobId: `${DELETE_SURVEY}:${surveyId}`, kind: DELETE_SURVEY, payload: { surveyId } };
}

/** The job deletes the rows that the request left. */
export function surveyJobs(deps: Pick<Deps, 'database'>): JobKinds {
  return {
    [DELETE_SURVEY]: {
      run: ({ storeId, payload }, turn) => deleteRest(deps, storeId, deletion.parse(payload), turn),
      neverGivesUp: true,
    },
  };
}

/** Deletes the survey at once and its answers in slices, so that no request waits for a million rows. */
export async function deleteSurvey(
  deps: Pick<Deps, 'database' | 'log' | 'newId'> & WithSurveyEvents,
  session: Session,
  { surveyId }: { surveyId: string },
): Promise<{ lost: SurveyBelongings; isUnfinished: boolean }> {
  const { storeId } = session;
  const { database, newId, recordSurveyEvent } = deps;
  const lost = await countBelongings(database, storeId, surveyId);
  const intention = await database.transaction(async (tx) => {
    await lockLiveCount(tx, storeId);
    const survey = await lockSurvey(tx, storeId, surveyId);
    if (survey !== null || !(await isBeingDeleted(tx, storeId, surveyId))) {
      const { status, firstPublishedAt, name } = requireFound(survey);
      await deleteSurveyRow(tx, storeId, { surveyId, erasureId: newId() });
      await noteActivity(tx, storeId, session, { kind: 'survey.deleted', subject: name });
      await recordSurveyEvent(tx, storeId, { type: 'survey.deleted', surveyId, name, facts: {} });
      if (firstPublishedAt !== null) await saveStoreChange(tx, storeId, { live: status === 'live' ? -1 : 0 });
    }
    return storeIntention(tx, deps, deletionJob(storeId, surveyId));
  });
  const { isUnfinished } = await takeFirstTurn(deps, intention, (turn) =>
    deleteRest(deps, storeId, { surveyId }, turn),
  );
  return { lost, isUnfinished };
}

/** Deletes the rows of a deleted survey. Idempotent. */
async function deleteRest(
  { database }: Pick<Deps, 'database'>,
  storeId: string,
  wanted: Deletion,
  turn: Turn,
): Promise<Deletion | Unfinished<Deletion>> {
  const { surveyId } = wanted;
  if (!(await deleteSurveyRows(database, storeId, surveyId, turn))) return new Unfinished(wanted);
  await completeDeletion(database, storeId, surveyId);
  return wanted;
}

export async function getSurveyBelongings(
  { database }: Pick<Deps, 'database'>,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<SurveyBelongings> {
  requireFound(await findSurvey(database, storeId, surveyId));
  return countBelongings(database, storeId, surveyId);
}
