import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, flag, integer, jsonb, moment, storeId, text, tally } from './columns.ts';

export const surveys = pgTable(
  'surveys',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    /** The id in the hosted page's address; it also identifies the store. */
    publicId: text('public_id').notNull(),
    name: text('name').notNull(),
    /** The name in lower case for searching, folded by the server: the database's own folding handles ASCII only. */
    nameFolded: text('name_folded').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').notNull().default('draft'),
    /** The source template; null if made from scratch. */
    templateId: text('template_id'),

    /** The version that new respondents get; null before the first publishing. */
    liveVersion: integer('live_version'),
    publishedRevision: integer('published_revision'),
    firstPublishedAt: moment('first_published_at'),
    publishedAt: moment('published_at'),
    closedAt: moment('closed_at'),

    // Settings that may change without a new version; the store's script carries them.
    audience: jsonb('audience').notNull().default([]),
    delivery: jsonb('delivery').notNull().default({}),
    appearance: jsonb('appearance').notNull().default({}),
    settings: jsonb('settings').notNull().default({}),

    // The cap in `delivery` is exact because each batch of answers locks this row.
    responsesTotal: tally('responses_total').notNull().default(0),
    completesTotal: tally('completes_total').notNull().default(0),
    /** The store's month, `YYYY-MM`, that the next column counts: new responses with at least one answer. */
    responsesMonth: text('responses_month').notNull().default(''),
    responsesInMonth: integer('responses_in_month').notNull().default(0),
    /** Shoppers who were turned away because a limit was reached. */
    refusedTotal: tally('refused_total').notNull().default(0),
    hasReachedLimit: flag('has_reached_limit'),
    lastResponseAt: moment('last_response_at'),

    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),

    /** Promoted Other texts with their option ids; read under the lock under which answers are counted. */
    promotions: jsonb('promotions').notNull().default([]),
    /** Questions that measure the same as questions of other surveys: measure names by meaning id. */
    measures: jsonb('measures').notNull().default({}),
    /** Calls that were throttled, and the time of the last one. */
    putOffTotal: tally('put_off_total').notNull().default(0),
    putOffAt: moment('put_off_at'),
    /** The number of addresses that caused most of a day's refusals, and when that was computed. */
    refusalAddresses: integer('refusal_addresses'),
    refusalAddressesAt: moment('refusal_addresses_at'),
    /** The pinned question, hidden and kept findings, and what the merchant has seen of the findings. */
    findings: jsonb('findings').notNull().default({}),
    /** The release before reads it, as this one reads `segmentedTo`. */
    groupedTo: day('grouped_to'),
    /** The pinned themes of text questions; read under the lock under which answers are counted. */
    themes: jsonb('themes').notNull().default([]),
    /** The findings of the days that the page opens with, and what they were computed from; null if never computed. */
    found: jsonb('found'),
    /** When the last computation of `found` began; the next one begins a minute later at the earliest. */
    foundBegunAt: moment('found_begun_at'),
    /** New responses of `responses_month` beyond the plan's limit, which are veiled. */
    veiledInMonth: integer('veiled_in_month').notNull().default(0),
    /** The plan's monthly limit when the last response was veiled. Only a larger plan unveils. */
    veiledLimit: integer('veiled_limit').notNull().default(0),
    /**
     * The last day whose results are also counted by segment and by group; null if rows answer for all days. It never
     * goes back.
     */
    segmentedTo: day('segmented_to'),
    /** From then on, counters by segment that the release before wrote for other days are deleted; null if there are none. */
    spareSegmentsFrom: moment('spare_segments_from'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.surveyId] }),
    uniqueIndex('surveys_public_id').on(table.storeId, table.publicId),
    // The short address of a hosted page names its survey by the first digits of the public id.
    index('surveys_by_public_id_start').on(table.storeId, sql`left(${table.publicId}, 17)`),
    index('surveys_by_change').on(table.storeId, table.updatedAt, table.surveyId),
    index('surveys_by_status').on(table.storeId, table.status),
  ],
);

/** The builder's saved draft. A repeated save with the same save id is not a conflict. */
export const drafts = pgTable(
  'drafts',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    revision: integer('revision').notNull(),
    saveId: text('save_id').notNull(),
    definition: jsonb('definition').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.surveyId] })],
);

/** A published definition. Never updated: responses refer to it permanently. */
export const versions = pgTable(
  'versions',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    version: integer('version').notNull(),
    draftRevision: integer('draft_revision').notNull(),
    formatVersion: integer('format_version').notNull(),
    definition: jsonb('definition').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.surveyId, table.version] }),
    // For the upkeep of their counters, which would otherwise read every definition of every store.
    index('versions_with_split')
      .on(table.storeId, table.surveyId)
      .where(sql`definition ? 'split'`),
  ],
);

/** The store's own edit of a catalogue template. */
export const storeTemplates = pgTable(
  'store_templates',
  {
    storeId: storeId(),
    templateId: text('template_id').notNull(),
    revision: integer('revision').notNull(),
    saveId: text('save_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    categoryTag: text('category_tag').notNull().default(''),
    definition: jsonb('definition').notNull(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.templateId] })],
);
