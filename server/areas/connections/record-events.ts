import { createHash } from 'node:crypto';
import { isWanted } from '#shared/connections/events.ts';
import { purposeOf } from '#shared/connections/kinds.ts';
import { allows } from '#shared/collect/consent.ts';
import type {
  ErasedResponses,
  ResponseEvent,
  WithResponseEvents,
} from '#server/areas/collect/responses/response-events.ts';
import type { SurveyEvent, WithSurveyEvents } from '#server/areas/surveys/survey-events.ts';
import { ofStore, rowsByStore, type RowsByStore, type Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { wakeJobs } from '#server/kernel/jobs/job-repository.ts';
import {
  findConnections,
  findConnectionsOf,
  findWantedEvents,
  type ConnectionRecord,
} from './connection-repository.ts';
import { DELIVER_EVENTS } from './delivery-job-name.ts';
import {
  cellsOf,
  type ErasedContent,
  idsOf,
  responseContent,
  surveyContentOf,
  type ResponseContent,
} from './kinds/event-content.ts';
import { deleteEntriesOf, findToldCustomers, type ToldCustomer } from './erased-repository.ts';
import { kindOf } from './kinds/registry.ts';
import { forgetUnreachableWrites } from './store/store-write-repository.ts';
import { insertEntries, type NewEntry } from './new-entry-repository.ts';
import { forgetClaimed, withholdWaiting } from './outbox-repository.ts';

type RecordDeps = Pick<Deps, 'clock' | 'newId'>;

/** Writes what happened into the outbox, in the transaction of the fact. */
export function recordEvents(
  deps: RecordDeps,
): WithSurveyEvents & Omit<WithResponseEvents, 'recordChangedResponses'> {
  return {
    async findListeners(tx, storeIds) {
      const active = await findActiveOf(tx, storeIds);
      return (last, events) =>
        write(
          deps,
          last,
          rowsByStore(events, ({ storeId, rows }) =>
            rows.flatMap((event) => entriesOfResponse(active.get(storeId) ?? [], event)),
          ),
        );
    },
    forgetClaimed,
    async recordSurveyEvent(tx, storeId, event) {
      const wanted = await findWantedEvents(tx, storeId);
      if (!wanted.includes(event.type)) return;
      const active = await findActive(tx, storeId);
      await write(deps, tx, ofStore(storeId, entriesOfSurvey(deps, active, event)));
    },
    async recordErasedResponses(tx, storeId, erased) {
      const wanted = await findWantedEvents(tx, storeId);
      const isWanted = wanted.includes('response.erased');
      const told = isWanted ? await findToldCustomers(tx, storeId, erased) : [];
      await deleteEntriesOf(tx, storeId, erased.surveyId, erased.responseIds);
      const subjects = erased.responseIds.map((responseId) =>
        subjectOf({ surveyId: erased.surveyId, responseId }),
      );
      await forgetUnreachableWrites(tx, storeId, subjects);
      if (!isWanted) return;
      const active = await findActive(tx, storeId);
      await write(deps, tx, ofStore(storeId, entriesOfErased(deps, active, erased, told)));
    },
  };
}

type Active = readonly ConnectionRecord[];

const isActive = ({ state }: Pick<ConnectionRecord, 'state'>) => state === 'active';

async function findActive(tx: Queries, storeId: string): Promise<Active> {
  return (await findConnections(tx, storeId)).filter(isActive);
}

async function findActiveOf(tx: Queries, storeIds: readonly string[]): Promise<ReadonlyMap<string, Active>> {
  const found = (await findConnectionsOf(tx, storeIds)).filter(isActive);
  return new Map(storeIds.map((storeId) => [storeId, found.filter((each) => each.storeId === storeId)]));
}

function entriesOfResponse(active: Active, event: ResponseEvent): NewEntry[] {
  const { type, surveyId, responseId, response } = event;
  const cells = cellsOf(response);
  const wanting = active.filter((choice) => isWanted(choice, { type, surveyId, cells }));
  if (wanting.length === 0) return [];
  const told = responseContent(event, response);
  return wanting.map((connection) => {
    const { connectionId } = connection;
    const isWithheld = !mayTell(connection, told);
    return {
      ...{ connectionId, type, surveyId, responseId, isWithheld },
      content: isWithheld ? idsOf(event) : told,
      eventId: eventIdOf([connectionId, type, surveyId, responseId, String(response.revision)]),
      subject: subjectOf({ surveyId, responseId }),
      occurredAt: response.savedAt,
    };
  });
}

/** Whether the shopper allows what the service is for, and the service knows what to do with the response. */
export function mayTell({ service }: Pick<ConnectionRecord, 'service'>, content: ResponseContent): boolean {
  const purpose = purposeOf(service);
  if (purpose !== null && !allows(content.consent, purpose)) return false;
  return kindOf(service.kind).canTell?.(content, service) ?? true;
}

const subjectOf = ({ surveyId, responseId }: Pick<ResponseEvent, 'surveyId' | 'responseId'>) =>
  `response:${surveyId}:${responseId}`;

/** Some services erase by customer: they get the customer whom they were told, and nothing without one. */
function entriesOfErased(
  { clock }: RecordDeps,
  active: Active,
  { surveyId, responseIds }: ErasedResponses,
  told: readonly ToldCustomer[],
): NewEntry[] {
  const type = 'response.erased';
  return active
    .filter((choice) => isWanted(choice, { type, surveyId, cells: null }))
    .flatMap(({ connectionId, service, createdAt }) => {
      const byCustomer = kindOf(service.kind).erasesByCustomer === true;
      return responseIds.flatMap((responseId) => {
        const ids = idsOf({ surveyId, responseId });
        const contents = byCustomer
          ? namesOf(told, { connectionId, responseId, createdAt }).map((name) => ({ ...ids, ...name }))
          : [ids];
        return contents.map((content) => ({
          ...{ connectionId, type, surveyId, responseId, content },
          eventId: eventIdOf([
            connectionId,
            type,
            surveyId,
            responseId,
            'by_email' in content ? 'email' : '0',
          ]),
          subject: subjectOf({ surveyId, responseId }),
          occurredAt: clock(),
        }));
      });
    });
}

/**
 * By the log, else by the response itself, if the connection was there when it came. A service may know a customer under
 * two names, if the store confirmed the customer between two events.
 */
function namesOf(
  told: readonly ToldCustomer[],
  {
    connectionId,
    responseId,
    createdAt,
  }: Pick<ConnectionRecord, 'connectionId' | 'createdAt'> & { readonly responseId: string },
): ErasedContent[] {
  const own = told.filter((each) => each.responseId === responseId);
  const logged = own.filter((each) => each.connectionId === connectionId);
  const known = own.filter(
    (each) => each.connectionId === null && Date.parse(each.savedAt) >= Date.parse(createdAt),
  );
  const names = (logged.length > 0 ? logged : known).map(({ customerId, isByEmail }) => ({
    customer_id: customerId,
    ...(isByEmail && { by_email: true as const }),
  }));
  return names.filter(
    ({ by_email: byEmail }, at) => names.findIndex((each) => each.by_email === byEmail) === at,
  );
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
export function eventIdOf(parts: readonly string[]): string {
  return `evt_${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 27)}`;
}

export async function write(
  { newId }: Pick<RecordDeps, 'newId'>,
  tx: Queries,
  entries: RowsByStore<NewEntry>,
): Promise<void> {
  const sentTo = (rows: readonly NewEntry[]) =>
    [...new Set(rows.flatMap(({ connectionId, isWithheld }) => (isWithheld ? [] : connectionId)))].sort();
  // The statements are sent together and run in this order, because an answer waits for them.
  await Promise.all([
    withholdWaiting(
      tx,
      rowsByStore(entries, ({ rows }) => rows.filter(({ isWithheld }) => isWithheld)),
    ),
    insertEntries(tx, entries),
    wakeJobs(
      tx,
      DELIVER_EVENTS,
      rowsByStore(entries, ({ rows }) => sentTo(rows)),
      newId,
    ),
  ]);
}
