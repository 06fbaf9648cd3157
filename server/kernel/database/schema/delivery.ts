import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { day, integer, moment, segment, storeId, tally, text } from './columns.ts';

/**
 * One time that a survey was shown to someone. It exists so that a beacon sent twice counts once, and goes when
 * no repetition can come any more.
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
    index('sightings_by_time').on(table.storeId, table.seenAt),
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
 * When something of ours was last on the store's pages: the store's script (with an empty survey id), or a survey.
 * It tells a merchant that a placement works.
 */
export const placementSightings = pgTable(
  'placement_sightings',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    placement: text('placement').notNull(),
    /** The site that it was on, as the browser named it. */
    host: text('host').notNull().default(''),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.surveyId, table.placement] })],
);
