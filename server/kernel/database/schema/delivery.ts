import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { day, integer, moment, segment, storeId, tally, text } from './columns.ts';

/**
 * One impression of a survey. The row makes a repeated beacon count once; it is deleted when repeats can no longer
 * arrive.
 */
export const sightings = pgTable(
  'sightings',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    sightingId: text('sighting_id').notNull(),
    /** Shown, started or dismissed. */
    kind: text('kind').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.surveyId, table.sightingId, table.kind] }),
    index('sightings_by_time').on(table.seenAt),
  ],
);

/** How often a survey was shown, started and dismissed, by the dimensions of the results. */
export const impressions = pgTable(
  'impressions',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    kind: text('kind').notNull(),
    version: integer('version').notNull(),
    day: day('day').notNull(),
    ...segment(),
    n: tally('n').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'impressions_pk',
      columns: [
        table.storeId,
        table.surveyId,
        table.kind,
        table.version,
        table.day,
        table.country,
        table.customerType,
        table.placement,
      ],
    }),
  ],
);

/**
 * When the store's pages last loaded the store's script (empty survey id) or a survey. It shows a merchant that a
 * placement works.
 */
export const placementSightings = pgTable(
  'placement_sightings',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    placement: text('placement').notNull(),
    /** The site's host, as the browser reported it. */
    host: text('host').notNull().default(''),
    seenAt: moment('seen_at').notNull(),
    /** The kind of the page; empty where the page did not say. */
    page: text('page').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.surveyId, table.placement] })],
);
