import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { flag, jsonb, moment, storeId, tally, text } from './columns.ts';

/** A key with which a program reads and changes a store's data. An ended key stays, so that its error says why. */
export const apiKeys = pgTable(
  'api_keys',
  {
    storeId: storeId(),
    keyId: text('key_id').notNull(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').notNull(),
    /** The SHA-256 of the key. */
    keyHash: text('key_hash').notNull(),
    /** The key's last characters, so that a merchant recognizes it. */
    ending: text('ending').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: moment('last_used_at'),
    endedAt: moment('ended_at'),
    /** `merchant`, `plan` or `uninstall`; null while the key works. */
    endedBy: text('ended_by'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.keyId] }),
    uniqueIndex('api_keys_by_hash').on(table.storeId, table.keyHash),
  ],
);

/** The reply to a call with an idempotency key, for a day. */
export const apiReplies = pgTable(
  'api_replies',
  {
    storeId: storeId(),
    keyId: text('key_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the call is under way. */
    reply: jsonb('reply'),
    /** A call that is under way for longer was killed, and may be made again. */
    leaseUntil: moment('lease_until').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.keyId, table.idempotencyKey] })],
);

/** The last change of each response that changed since `stores.changes_since`. */
export const responseChanges = pgTable(
  'response_changes',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    responseId: text('response_id').notNull(),
    /** Microseconds of the database's clock. Under the survey's lock it grows with each transaction. */
    changedAt: tally('changed_at').notNull(),
    isErased: flag('is_erased'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.surveyId, table.responseId] }),
    index('response_changes_in_order').on(table.storeId, table.surveyId, table.changedAt, table.responseId),
  ],
);
