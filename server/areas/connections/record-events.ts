import { createHash } from 'node:crypto';
import { isWanted } from '#shared/connections/events.ts';
import type { ResponseEvent, WithResponseEvents } from '#server/areas/collect/response-events.ts';
import type { SurveyEvent, WithSurveyEvents } from '#server/areas/surveys/survey-events.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { wakeJob } from '#server/kernel/jobs/job-repository.ts';
import { findConnections, findWantedEvents } from './connection-repository.ts';
import { DELIVER_EVENTS } from './delivery-job-name.ts';
import { cellsOf, contentOf, surveyContentOf } from './event-content.ts';
import { deleteEntriesOf, insertEntries, type NewEntry } from './outbox-repository.ts';

type RecordDeps = Pick<Deps, 'clock' | 'newId'>;

/** Writes what happened into the outbox, in the transaction of the fact. */
export function recordEvents(deps: RecordDeps): WithSurveyEvents & WithResponseEvents {
  const recordResponseEvents: WithResponseEvents['recordResponseEvents'] = async (tx, storeId, events) => {
    const active = await findActive(tx, storeId);
    await write(
      deps,
      tx,
      storeId,
      events.flatMap((event) => entriesOfResponse(deps, active, event)),
    );
  };
  return {
    recordResponseEvents,
    async recordSurveyEvent(tx, storeId, event) {
      const wanted = await findWantedEvents(tx, storeId);
      if (!wanted.includes(event.type)) return;
      const active = await findActive(tx, storeId);
      await write(deps, tx, storeId, entriesOfSurvey(deps, active, event));
    },
    async recordErasedResponses(tx, storeId, { surveyId, responseIds }) {
      await deleteEntriesOf(tx, storeId, surveyId, responseIds);
      const wanted = await findWantedEvents(tx, storeId);
      if (!wanted.includes('response.erased')) return;
      const type = 'response.erased';
      await recordResponseEvents(
        tx,
        storeId,
        responseIds.map((responseId) => ({ type, surveyId, responseId, response: null })),
      );
    },
  };
}

type Active = Awaited<ReturnType<typeof findActive>>;

async function findActive(tx: Queries, storeId: string) {
  return (await findConnections(tx, storeId)).filter(({ state }) => state === 'active');
}

function entriesOfResponse({ clock }: RecordDeps, active: Active, event: ResponseEvent): NewEntry[] {
  const { type, surveyId, responseId, response } = event;
  const cells = response && cellsOf(response);
  const wanting = active.filter((choice) => isWanted(choice, { type, surveyId, cells }));
  if (wanting.length === 0) return [];
  const content = contentOf(event);
  return wanting.map(({ connectionId }) => ({
    ...{ connectionId, type, surveyId, responseId, content },
    eventId: eventIdOf([connectionId, type, surveyId, responseId, String(response?.revision ?? 0)]),
    subject: `response:${surveyId}:${responseId}`,
    occurredAt: response?.savedAt ?? clock(),
  }));
}

function entriesOfSurvey({ clock, newId }: RecordDeps, active: Active, event: SurveyEvent): NewEntry[] {
  const { type, surveyId } = event;
  const wanting = active.filter((choice) => isWanted(choice, { type, surveyId, cells: null }));
  return wanting.map(({ connectionId }) => ({
    ...{ connectionId, type, responseId: '', content: surveyContentOf(event), occurredAt: clock() },
    // Deleting a survey deletes all rows with its id.
    surveyId: type === 'survey.deleted' ? '' : surveyId,
    eventId: eventIdOf([connectionId, type, surveyId, newId()]),
    subject: `survey:${surveyId}`,
  }));
}

/** The same fact has the same id, so a receiver recognizes it even if a restored database learns it again. */
function eventIdOf(parts: readonly string[]): string {
  return `evt_${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 27)}`;
}

async function write(
  { newId }: RecordDeps,
  tx: Queries,
  storeId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await insertEntries(tx, storeId, entries);
  const connectionIds = new Set(entries.map(({ connectionId }) => connectionId));
  for (const subject of [...connectionIds].sort()) {
    await wakeJob(tx, { storeId, kind: DELIVER_EVENTS, subject }, newId());
  }
}
