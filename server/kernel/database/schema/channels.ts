import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { integer, jsonb, moment, storeId, text } from './columns.ts';

/** What the merchant decided about marketing channels. One row per store. */
export const channelMappings = pgTable(
  'channel_mappings',
  {
    storeId: storeId(),
    /** Grows with every change of the channels and rules. */
    revision: integer('revision').notNull(),
    /** The store's own channels and rules, in the order in which they apply. */
    mapping: jsonb('mapping').notNull(),
    /** The edits that undo the latest changes, newest first. */
    undo: jsonb('undo').notNull().default([]),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId] })],
);

/**
 * Figures about channels that a job has counted, so that a report reads one row. They name no shopper, but they quote
 * answers to follow-ups, so removing responses deletes all rows of their survey.
 */
export const channelReports = pgTable(
  'channel_reports',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    /** The meaning id of the question that asks for the source. */
    questionId: text('question_id').notNull(),
    /**
     * A name of the days and filters, or `worth`. The part `answers` has no figures but an id: a count that finds another
     * id at its end has read responses that were removed meanwhile.
     */
    part: text('part').notNull(),
    /** The revision of the channels and rules with which it was counted. */
    mappingRevision: integer('mapping_revision').notNull(),
    countedAt: moment('counted_at').notNull(),
    figures: jsonb('figures').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.surveyId, table.questionId, table.part] })],
);
