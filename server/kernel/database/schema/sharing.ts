import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, flag, integer, jsonb, moment, storeId, text } from './columns.ts';

/** A link to a read-only page of a survey's results. */
export const shares = pgTable(
  'shares',
  {
    storeId: storeId(),
    shareId: text('share_id').notNull(),
    surveyId: text('survey_id').notNull(),
    /** SHA-256 of the token in the link. The token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    /** Who made it: the e-mail address of the session, and its device in words. */
    madeBy: text('made_by').notNull().default(''),
    device: text('device').notNull().default(''),
    /** The parameters of the analytics query. */
    parameters: jsonb('parameters').notNull(),
    hasTexts: flag('has_texts'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    lastOpenedAt: moment('last_opened_at'),
    opens: integer('opens').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.shareId] }),
    uniqueIndex('shares_token_hash').on(table.storeId, table.tokenHash),
    index('shares_by_survey').on(table.storeId, table.surveyId, table.createdAt),
  ],
);

/** What the merchant wrote on a day of a survey's charts over time. */
export const annotations = pgTable(
  'annotations',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    annotationId: text('annotation_id').notNull(),
    day: day('day').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.surveyId, table.annotationId] })],
);

/** Each change of a survey's status besides publishing, which is a version. */
export const statusChanges = pgTable(
  'status_changes',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    changedAt: moment('changed_at').notNull(),
    status: text('status').notNull(),
    /** The merchant or the plan. */
    cause: text('cause').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.surveyId, table.changedAt] })],
);
