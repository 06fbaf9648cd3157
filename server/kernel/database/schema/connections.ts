import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { flag, integer, jsonb, moment, storeId, tally, text } from './columns.ts';

/** An address outside that receives a store's events. Only one job at a time sends to it. */
export const connections = pgTable(
  'connections',
  {
    storeId: storeId(),
    connectionId: text('connection_id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** The chosen kinds of event. */
    events: jsonb('events').notNull(),
    /** Empty for all surveys. */
    surveyIds: jsonb('survey_ids').notNull().default([]),
    /** Null for all answers. */
    answerFilter: jsonb('answer_filter'),
    /**
     * Encrypted: what signs webhooks, or the key of another service. For a day after
     * a webhook's secret was replaced, the previous one signs too.
     */
    secretSealed: text('secret_sealed').notNull(),
    previousSecretSealed: text('previous_secret_sealed'),
    previousSecretUntil: moment('previous_secret_until'),
    /** Active, or the reason why it is off. */
    state: text('state').notNull().default('active'),
    /** When the first of the failures since the last success happened. */
    failingSince: moment('failing_since'),
    stateChangedAt: moment('state_changed_at').notNull(),
    createdAt: moment('created_at').notNull(),
    leaseBy: text('lease_by'),
    leaseUntil: moment('lease_until'),
    kind: text('kind').notNull().default('webhook'),
    /** What the kind asks for besides, without secrets. */
    settings: jsonb('settings').notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.connectionId] })],
);

/**
 * An event for one connection, written in the transaction of the fact. It is the queue, and after the delivery the
 * log.
 */
export const outbox = pgTable(
  'outbox',
  {
    storeId: storeId(),
    /** The same at each attempt, so that receivers can recognize a repetition. */
    eventId: text('event_id').notNull(),
    connectionId: text('connection_id').notNull(),
    /** The order of a connection's events. */
    seq: tally('seq').notNull(),
    type: text('type').notNull(),
    /** Empty for an event that must outlive its survey. */
    surveyId: text('survey_id').notNull(),
    /** Empty for an event about a survey. */
    responseId: text('response_id').notNull(),
    /** Events with the same subject are delivered in their order. */
    subject: text('subject').notNull(),
    content: jsonb('content').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    /** Waiting, delivered or dead. */
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: moment('next_at').notNull(),
    settledAt: moment('settled_at'),
    /** The newest attempts: request, reply, time. */
    log: jsonb('log').notNull().default([]),
    isTest: flag('is_test'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.eventId] }),
    index('outbox_by_connection').on(table.storeId, table.connectionId, table.seq),
    index('outbox_by_response').on(table.storeId, table.surveyId, table.responseId),
    index('outbox_waiting')
      .on(table.storeId, table.connectionId, table.subject, table.seq)
      .where(sql`state = 'waiting'`),
    index('outbox_settled')
      .on(table.settledAt)
      .where(sql`state <> 'waiting'`),
    index('outbox_dead')
      .on(table.storeId, table.connectionId, table.subject, table.seq)
      .where(sql`state = 'dead'`),
  ],
);
