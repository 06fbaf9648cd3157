import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { day, flag, jsonb, moment, storeId, text } from './columns.ts';

const response = () => ({
  storeId: storeId(),
  surveyId: text('survey_id').notNull(),
  responseId: text('response_id').notNull(),
});

/**
 * What the merchant noted about a response: star, tags, note, and the follow-up on a low score. Each response with a low
 * score has a row; another response has one once something was noted. The row is deleted with its response, survey or
 * store.
 */
export const followUps = pgTable(
  'follow_ups',
  {
    ...response(),
    /** New, in work or solved. */
    state: text('state').notNull(),
    /** Name of the person in charge. */
    owner: text('owner').notNull().default(''),
    note: text('note').notNull().default(''),
    changedAt: moment('changed_at').notNull(),
    isStarred: flag('is_starred'),
    /** Texts, in the order in which they were added. */
    tags: jsonb('tags').notNull().default([]),
    /** The first save of a response with a low score; null for every other response. */
    lowAt: moment('low_at'),
    /** When a follow-up is due. */
    dueOn: day('due_on'),
  },
  (table) => {
    const { storeId: store, surveyId, responseId, lowAt, state, owner, dueOn } = table;
    return [
      primaryKey({ columns: [store, surveyId, responseId] }),
      index('follow_ups_by_time')
        .on(store, surveyId, lowAt, responseId)
        .where(sql`low_at IS NOT NULL`),
      index('follow_ups_by_state')
        .on(store, surveyId, state, lowAt, responseId)
        .where(sql`low_at IS NOT NULL`),
      index('follow_ups_by_owner')
        .on(store, surveyId, owner, state, lowAt, responseId)
        .where(sql`low_at IS NOT NULL`),
      index('follow_ups_by_due_day')
        .on(store, surveyId, dueOn, lowAt, responseId)
        .where(sql`low_at IS NOT NULL AND due_on IS NOT NULL AND state <> 'solved'`),
      index('follow_ups_marked')
        .on(store, surveyId)
        .where(sql`is_starred OR tags <> '[]'::jsonb`),
    ];
  },
);

/** What was done about a low score, each change once. Rows are deleted with their response, survey or store. */
export const followUpEvents = pgTable(
  'follow_up_events',
  {
    ...response(),
    /** Made by the browser. Changes of several responses at once have the same one. */
    changeId: text('change_id').notNull(),
    /** A change of fields, a mail that was begun, or a discount code. */
    kind: text('kind').notNull(),
    at: moment('at').notNull(),
    /** The name that the person typed; empty if they typed none. */
    actor: text('actor').notNull().default(''),
    /** The changed fields before and after, or the discount. */
    before: jsonb('before').notNull().default({}),
    after: jsonb('after').notNull().default({}),
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by').notNull().default(''),
  },
  ({ storeId: store, surveyId, responseId, changeId }) => [
    primaryKey({ columns: [store, surveyId, responseId, changeId] }),
    index('follow_up_events_by_change').on(store, surveyId, changeId),
  ],
);
