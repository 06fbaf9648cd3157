import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { integer, jsonb, moment, storeId, text } from './columns.ts';

/** A received webhook, by its id: the platform repeats webhooks, and each is processed once. */
export const webhookReceipts = pgTable(
  'webhook_receipts',
  {
    storeId: storeId(),
    webhookId: text('webhook_id').notNull(),
    topic: text('topic').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    outcome: text('outcome').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.webhookId] }),
    index('webhook_receipts_by_time').on(table.receivedAt),
  ],
);

/** Deferred work, leased by one instance at a time; if that instance dies, another continues. */
export const jobs = pgTable(
  'jobs',
  {
    storeId: storeId(),
    jobId: text('job_id').notNull(),
    kind: text('kind').notNull(),
    /** Only one job per key is stored. */
    uniqueKey: text('unique_key'),
    payload: jsonb('payload').notNull().default({}),
    status: text('status').notNull().default('queued'),
    runAt: moment('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leaseBy: text('lease_by'),
    leaseUntil: moment('lease_until'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.jobId] }),
    uniqueIndex('jobs_unique_key').on(table.storeId, table.uniqueKey),
    index('jobs_by_time').on(table.storeId, table.status, table.runAt),
    // Of all stores: what is to be run and what is to be deleted, however many jobs are done.
    index('jobs_due')
      .on(table.runAt, table.jobId)
      .where(sql`status = 'queued'`),
    index('jobs_ended')
      .on(table.finishedAt)
      .where(sql`status <> 'queued'`),
  ],
);

/**
 * The instance that runs a chore now, and when it last ran on any of them. A chore serves every store, so this table
 * is not distributed by store.
 */
export const chores = pgTable('chores', {
  name: text('name').primaryKey(),
  leaseBy: text('lease_by'),
  leaseUntil: moment('lease_until'),
  ranAt: moment('ran_at'),
  /** The store after which a chore goes on that was cut short. */
  resumeAfter: text('resume_after'),
});

/** Erased random ids. They are replayed after a restore, so that erased answers stay erased. */
export const erasures = pgTable(
  'erasures',
  {
    storeId: storeId(),
    erasureId: text('erasure_id').notNull(),
    /** A shopper, a survey or the whole store. */
    subject: text('subject').notNull(),
    surveyId: text('survey_id'),
    responseIds: jsonb('response_ids').notNull().default([]),
    requestedAt: moment('requested_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.erasureId] }),
    index('erasures_by_time').on(table.storeId, table.requestedAt),
  ],
);
