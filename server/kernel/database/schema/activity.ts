import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment, storeId, text } from './columns.ts';

/** Who did what in a store, for its merchant. Without answers and shoppers. */
export const activity = pgTable(
  'activity',
  {
    storeId: storeId(),
    activityId: text('activity_id').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    /** `person`, `askwell` or `key`. */
    actor: text('actor').notNull(),
    actorName: text('actor_name').notNull().default(''),
    subject: text('subject').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.activityId] }),
    index('activity_by_time').on(table.storeId, table.at, table.activityId),
  ],
);
