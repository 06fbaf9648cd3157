import * as z from 'zod/mini';
import { isAllowed } from '#shared/plan/gates.ts';
import type { Connection } from '#shared/api/connections.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { lockStore } from '#server/areas/orders/order-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { leaveToAnotherJob, type Job } from '#server/kernel/jobs/job-repository.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { pauseAfter } from './back-off.ts';
import {
  findConnection,
  leaseConnection,
  releaseConnection,
  saveFailure,
  saveSuccess,
  type ConnectionRecord,
} from './connection-repository.ts';
import { DELIVER_EVENTS } from './delivery-job-name.ts';
import { switchOff } from './end-of-access.ts';
import { bodyOf } from './envelope.ts';
import {
  findDeadOf,
  findDueEntries,
  saveAttempt,
  secondsToNext,
  type DeadEntry,
  type Entry,
} from './outbox-repository.ts';
import { postWebhook, type PostDeps, type PostResult } from './post-webhook.ts';
import { secretsOf, signWebhook } from './sign-webhook.ts';

export type DeliverDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'newId'> & WithBilling;

const work = z.object({ subject: z.string() });

/** Events that are read together. Each has another subject, so their order does not matter. */
const SLICE = 20;
/** Requests to one connection at the same time. */
const AT_ONCE = 4;
/** While another job sends to the connection. */
const HELD_SECONDS = 2;
/** A slice without a success: the receiver is probably down. */
const DOWN_SECONDS = 15;
/** Attempts in the log of one event. */
const MOST_ATTEMPTS_LOGGED = 15;

/** The job sends what waits for one connection, and is due again when the next event is. */
export function deliveryJobs(deps: DeliverDeps): JobKinds {
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
  if (connection === 'off') return { subject };
  if (connection === 'held') return later(HELD_SECONDS);
  let isDown = false;
  try {
    if (!(await isInPlan(deps, storeId))) {
      await endBy(deps, storeId, connection.connectionId, 'plan');
      return { subject };
    }
    isDown = await drain(deps, storeId, connection, turn);
  } finally {
    await releaseConnection(database, storeId, subject, holder);
  }
  const seconds = await secondsToNext(database, storeId, subject);
  return seconds === null ? { subject } : later(isDown ? Math.max(seconds, DOWN_SECONDS) : seconds);
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
  due: readonly Entry[],
  turn: Turn,
): Promise<number> {
  const subjects = due.map(({ subject }) => subject);
  const dead = await findDeadOf(deps.database, storeId, connection.connectionId, subjects);
  const queue = due.filter(({ subject }, at) => subjects.indexOf(subject) === at);
  let delivered = 0;
  const sendOneByOne = async () => {
    for (let entry = queue.shift(); entry !== undefined && !turn.isOver(); entry = queue.shift()) {
      if (await sendEntry(deps, storeId, connection, entry, dead)) delivered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne));
  return delivered;
}

/** Sends one event and records what came of it. */
async function sendEntry(
  deps: DeliverDeps,
  storeId: string,
  connection: ConnectionRecord,
  entry: Entry,
  dead: readonly DeadEntry[],
): Promise<boolean> {
  const { database } = deps;
  const undelivered = dead.filter(({ subject, seq }) => subject === entry.subject && seq < entry.seq);
  const result = await post(deps, storeId, connection, entry.eventId, bodyOf(entry, undelivered));
  const { attempt, isDelivered, retryAfter } = result;
  const log = [...entry.log, attempt].slice(-MOST_ATTEMPTS_LOGGED);
  const seconds = isDelivered ? null : pauseAfter(entry.attempts + 1, retryAfter);
  const state = isDelivered ? 'delivered' : seconds === null ? 'dead' : 'waiting';
  await saveAttempt(database, storeId, entry, { state, seconds, log });
  await recordHealth(deps, storeId, connection, result);
  return isDelivered;
}

export function post(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  storeId: string,
  connection: ConnectionRecord,
  id: string,
  body: string,
): Promise<PostResult> {
  const secrets = secretsOf(storeId, connection, config.secrets.tokenKeys);
  const headers = signWebhook(secrets, { id, body, now: clock() });
  const deps: PostDeps = { clock, rules: config.connections };
  return postWebhook(deps, { url: connection.url, headers, body });
}

/** Switches a connection off that has failed for days, or whose receiver says that it is gone. */
async function recordHealth(
  deps: DeliverDeps,
  storeId: string,
  { connectionId }: ConnectionRecord,
  { isDelivered, isGone }: PostResult,
): Promise<void> {
  const { database, log } = deps;
  if (isDelivered) {
    await saveSuccess(database, storeId, connectionId);
    return;
  }
  const hasFailedForDays = await saveFailure(database, storeId, connectionId);
  if (!hasFailedForDays && !isGone) return;
  log.warn({ storeId, connectionId, isGone }, 'A failing connection was switched off');
  await endBy(deps, storeId, connectionId, 'failing');
}

async function endBy(
  { database }: DeliverDeps,
  storeId: string,
  connectionId: string,
  state: Connection['state'],
): Promise<void> {
  await database.transaction(
    async (tx) => {
      await lockStore(tx, storeId);
      await switchOff(tx, storeId, connectionId, state);
    },
    { priority: 'upkeep' },
  );
}
