import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { flag, jsonb, moment, storeId, text } from './columns.ts';

/**
 * What the merchant noted about a response: star, tags, note, and the follow-up on a low score. A response without a row
 * is new; the row is deleted with its response, survey or store.
 */
export const followUps = pgTable(
  'follow_ups',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    responseId: text('response_id').notNull(),
    /** New, contacted or solved. */
    state: text('state').notNull(),
    /** Name of the person in charge. */
    owner: text('owner').notNull().default(''),
    note: text('note').notNull().default(''),
    changedAt: moment('changed_at').notNull(),
    isStarred: flag('is_starred'),
    /** Texts, in the order in which they were added. */
    tags: jsonb('tags').notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.surveyId, table.responseId] })],
);
