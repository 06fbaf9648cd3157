import * as z from 'zod/mini';
import { isAllowed } from '#shared/plan/gates.ts';
import type { Connection } from '#shared/api/connections.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { UPKEEP } from '#server/kernel/database/database.ts';
import type { GiveWayLimits, WithIngestActivity } from '#server/kernel/jobs/ingest-activity.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { createFailureLog, type FailureLog } from '#server/kernel/jobs/failure-log.ts';
import { keepAlive } from '#server/kernel/jobs/keep-alive.ts';
import { leaveToAnotherJob, type Job } from '#server/kernel/jobs/job-repository.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { attemptOnce, type Attempted } from './attempt-once.ts';
import { pauseAfter } from './back-off.ts';
import { kindOf } from './kinds/registry.ts';
import {
  findConnection,
  leaseConnection,
  releaseConnection,
  renewConnection,
  saveFailure,
  saveSuccess,
  type ConnectionRecord,
} from './connection-repository.ts';
import { DELIVER_EVENTS } from './delivery-job-name.ts';
import { endConnection } from './end-of-access.ts';
import type { WithLookups } from './host-names.ts';
import { limitBacklog } from './limit-backlog.ts';
import {
  findDeadOf,
  findDueEntries,
  saveAttempts,
  type Settlement,
  secondsToNext,
  type DeadEntry,
  type DueEntry,
  type Entry,
} from './outbox-repository.ts';
import { sendEvent, shownUrlOf } from './send-event.ts';
import { defineMetafields } from './store/define-metafields.ts';
import { takeBackOutdated, writeToStore, type StoreResult } from './store/write-to-store.ts';

type JobDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'newId'> &
  WithBilling &
  WithIngestActivity &
  WithLookups;

interface DeliverDeps extends JobDeps {
  readonly failures: FailureLog;
}

const work = z.object({ subject: z.string() });

/** Events that are read together. `findDueEntries` returns one of each subject, so their order does not matter. */
const SLICE = 20;
/** Requests to one connection at the same time. */
const AT_ONCE = 4;
/** Before the job runs again, if another one holds the connection or something is not taken back yet. */
const RETRY_SECONDS = 2;
/** Before the next attempt to take back what the store refused to take back. */
const TAKE_BACK_SECONDS = 600;
/** The shortest pause after nothing was delivered: the receiver is probably down. */
const DOWN_SECONDS = 15;
/** Attempts in the log of one event. */
const MOST_ATTEMPTS_LOGGED = 15;
/** How long an event waits for a moment without answers. */
const GIVE_WAY_SECONDS = 0.5;
/** Between events that found no such moment. The later an event is, the less. */
const PACE_MS = 50;
/** An event that is this late no longer gives way. */
const LATE_SECONDS = 30;
/** Attempts that are saved together were made within this time: a kill repeats them. */
const SAVE_EVERY_MS = 250;

/** The job sends what waits for one connection, and is due again when the next event is. */
export function deliveryJobs(jobDeps: JobDeps): JobKinds {
  const deps = { ...jobDeps, failures: createFailureLog(jobDeps) };
  return {
    [DELIVER_EVENTS]: { run: (job, turn) => deliver(deps, job, turn), neverGivesUp: true, runsApart: true },
  };
}

async function deliver(
  deps: DeliverDeps,
  { storeId, jobId, payload }: Job,
  turn: Turn,
): Promise<object | Unfinished> {
  const { database, newId } = deps;
  const { subject } = work.parse(payload);
  const later = async (seconds: number) => {
    const jobs = { storeId, kind: DELIVER_EVENTS, subject };
    const own = { jobId, delaySeconds: seconds };
    return (await leaveToAnotherJob(database, jobs, own))
      ? { subject }
      : new Unfinished({ subject }, seconds);
  };
  const holder = newId();
  const connection = await leaseConnection(database, storeId, subject, holder);
  if (connection === 'off') {
    return (await takeBackOfDeleted(deps, storeId, subject, turn)) ? { subject } : later(RETRY_SECONDS);
  }
  if (connection === 'held') return later(RETRY_SECONDS);
  let outcome: Outcome;
  try {
    if (!(await isInPlan(deps, storeId))) {
      await endBy(deps, storeId, connection.connectionId, 'plan');
      return { subject };
    }
    outcome = await keepAlive(
      () => renewConnection(database, storeId, subject, holder),
      () => deliverDue(deps, storeId, connection, turn),
    );
  } finally {
    await releaseConnection(database, storeId, subject, holder);
  }
  const { isDown, takeBackSeconds } = outcome;
  const seconds = await secondsToNext(database, storeId, subject);
  if (seconds === null) return takeBackSeconds === null ? { subject } : later(takeBackSeconds);
  const pause = isDown ? Math.max(seconds, DOWN_SECONDS) : seconds;
  return later(Math.min(pause, takeBackSeconds ?? pause));
}

interface Outcome {
  /** The receiver seems to be down. */
  readonly isDown: boolean;
  /** Before the next attempt to take back what the connection wrote in the store; null if nothing is left. */
  readonly takeBackSeconds: number | null;
}

async function deliverDue(
  deps: DeliverDeps,
  storeId: string,
  connection: ConnectionRecord,
  turn: Turn,
): Promise<Outcome> {
  const { service, connectionId } = connection;
  const isDown = await drain(deps, storeId, connection, turn);
  await limitBacklog(deps, storeId, connection);
  if (service.kind !== 'store') return { isDown, takeBackSeconds: null };
  try {
    const isTakenBack = await takeBackOutdated(deps, storeId, { connectionId, service }, turn);
    await defineMetafields(deps, storeId, { connectionId, service });
    return { isDown, takeBackSeconds: isTakenBack ? null : RETRY_SECONDS };
  } catch (error) {
    note(deps, storeId, connection, error);
    return { isDown, takeBackSeconds: TAKE_BACK_SECONDS };
  }
}

function note(
  { failures }: DeliverDeps,
  storeId: string,
  { connectionId, service }: ConnectionRecord,
  error: unknown,
): void {
  const facts = { storeId, connectionId, service: service.kind };
  failures.note({ message: 'A delivery failed', what: { kind: DELIVER_EVENTS }, facts, error });
}

/** Takes back what a deleted connection wrote in the store. Returns whether nothing of it is left. */
async function takeBackOfDeleted(
  deps: DeliverDeps,
  storeId: string,
  connectionId: string,
  turn: Turn,
): Promise<boolean> {
  if ((await findConnection(deps.database, storeId, connectionId)) !== null) return true;
  return takeBackOutdated(deps, storeId, { connectionId }, turn);
}

/** The plan may have ended without a word to this server. */
async function isInPlan({ billing }: DeliverDeps, storeId: string): Promise<boolean> {
  const { features } = await billing.loadCustomer(storeId);
  return isAllowed(features, { type: 'connect_service' });
}

/** Sends what is due. Returns whether the receiver seems to be down. */
async function drain(
  deps: DeliverDeps,
  storeId: string,
  leased: ConnectionRecord,
  turn: Turn,
): Promise<boolean> {
  const { database } = deps;
  let connection: ConnectionRecord | null = leased;
  while (!turn.isOver() && connection?.state === 'active') {
    const due = await findDueEntries(database, storeId, connection.connectionId, SLICE);
    if (due.length === 0) return false;
    const delivered = await sendSlice(deps, storeId, connection, due, turn);
    if (delivered === 0) return true;
    // The merchant may have changed or switched it off.
    connection = await findConnection(database, storeId, connection.connectionId);
  }
  return false;
}

/** Returns how many were delivered. */
async function sendSlice(
  deps: DeliverDeps,
  storeId: string,
  connection: ConnectionRecord,
  due: readonly DueEntry[],
  turn: Turn,
): Promise<number> {
  const subjects = due.map(({ subject }) => subject);
  const dead = await findDeadOf(deps.database, storeId, connection.connectionId, subjects);
  const queue = [...due];
  const { countsEventsOnce = false, changesStore = false } = kindOf(connection.service.kind);
  const everyMs = countsEventsOnce ? SAVE_EVERY_MS : 0;
  const unsaved: Sent[] = [];
  let savedAt = performance.now();
  let isFailing = connection.failingSince !== null;
  let delivered = 0;
  const save = async () => {
    if (unsaved.length === 0) return;
    savedAt = performance.now();
    const sent = unsaved.splice(0);
    await saveAttempts(deps.database, storeId, sent.map(settlementOf));
    isFailing = await recordHealth(deps, storeId, { ...connection, isFailing }, sent);
  };
  const sendOneByOne = async () => {
    for (let entry = queue.shift(); entry !== undefined && !turn.isOver(); entry = queue.shift()) {
      await deps.ingest.giveWay(storeId, limitsOf(entry));
      const result = await sendEntry(deps, storeId, connection, entry, dead, turn);
      if (result.isDelivered || result.isWithheld === true) delivered += 1;
      unsaved.push({ entry, result });
      if (result.isGone) queue.length = 0;
      if (performance.now() - savedAt >= everyMs) await save();
    }
  };
  // Two answers of one customer may change the same note.
  const atOnce = changesStore ? 1 : AT_ONCE;
  const stopOthers = (error: unknown) => {
    queue.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(
    Array.from({ length: atOnce }, () => sendOneByOne().catch(stopOthers)),
  );
  await save();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return delivered;
}

/** Answers come first, and yet a store whose answers never pause is delivered to. */
const limitsOf = ({ lateSeconds }: DueEntry): GiveWayLimits => ({
  longestMs: 1_000 * Math.max(0, GIVE_WAY_SECONDS - lateSeconds),
  paceMs: PACE_MS * Math.max(0, 1 - lateSeconds / LATE_SECONDS),
});

/** Sends one event. A fault of our own is logged and counts as a failed attempt. */
async function sendEntry(
  deps: DeliverDeps,
  storeId: string,
  connection: ConnectionRecord,
  entry: Entry,
  dead: readonly DeadEntry[],
  turn: Turn,
): Promise<Attempted> {
  const undelivered = dead.filter(({ subject, seq }) => subject === entry.subject && seq < entry.seq);
  const { service } = connection;
  const event = { ...entry, undelivered };
  const result = await attemptOnce(deps, shownUrlOf(connection, entry.type), () =>
    service.kind === 'store'
      ? writeToStore(deps, storeId, { ...connection, service }, event, turn)
      : sendEvent(deps, storeId, connection, event),
  );
  if (result.fault !== undefined) note(deps, storeId, connection, result.fault);
  return result;
}

interface Sent {
  readonly entry: Entry;
  readonly result: StoreResult;
}

/** What an attempt leads to, and when the next one is. */
function settlementOf({ entry, result }: Sent): Settlement {
  const { attempt, isDelivered, retryAfter, isWithheld = false } = result;
  const log = [...entry.log, attempt].slice(-MOST_ATTEMPTS_LOGGED);
  const seconds = isDelivered ? null : pauseAfter(entry.attempts + 1, retryAfter);
  const state = isWithheld ? 'withheld' : isDelivered ? 'delivered' : seconds === null ? 'dead' : 'waiting';
  return { entry, state, seconds, log };
}

type Health = Pick<ConnectionRecord, 'connectionId'> & { readonly isFailing: boolean };

/**
 * Switches a connection off that has failed for days, or whose receiver says that it is gone. Returns whether it fails
 * now.
 */
async function recordHealth(
  deps: DeliverDeps,
  storeId: string,
  { connectionId, isFailing }: Health,
  sent: readonly Sent[],
): Promise<boolean> {
  const { database, log } = deps;
  const told = sent.filter(({ result }) => result.isWithheld !== true);
  if (told.length === 0) return isFailing;
  const hasSucceeded = told.some(({ result }) => result.isDelivered);
  if (hasSucceeded && isFailing) await saveSuccess(database, storeId, connectionId);
  const hasFailedForDays = !hasSucceeded && (await saveFailure(database, storeId, connectionId));
  const isGone = told.some(({ result }) => result.isGone);
  if (hasFailedForDays || isGone) {
    log.warn({ storeId, connectionId, isGone }, 'A failing connection was switched off');
    await endBy(deps, storeId, connectionId, 'failing');
  }
  return !hasSucceeded;
}

async function endBy(
  { database }: DeliverDeps,
  storeId: string,
  connectionId: string,
  state: Connection['state'],
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    await endConnection(tx, storeId, connectionId, state);
  }, UPKEEP);
}
