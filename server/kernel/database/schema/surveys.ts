import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { flag, integer, jsonb, moment, storeId, text, tally } from './columns.ts';

export const surveys = pgTable(
  'surveys',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    /** What the hosted page's address says; it also tells the store. */
    publicId: text('public_id').notNull(),
    name: text('name').notNull(),
    /** The name folded by the server for searching: the database's own folding knows ASCII only. */
    nameFolded: text('name_folded').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').notNull().default('draft'),
    /** The template that it was made from, or nothing when made from scratch. */
    templateId: text('template_id'),

    /** The version that new respondents get; null until first published. */
    liveVersion: integer('live_version'),
    publishedRevision: integer('published_revision'),
    firstPublishedAt: moment('first_published_at'),
    publishedAt: moment('published_at'),
    closedAt: moment('closed_at'),
    expiresAt: moment('expires_at'),

    // What may change without a new version; the store's script carries it.
    audience: jsonb('audience').notNull().default([]),
    delivery: jsonb('delivery').notNull().default({}),
    appearance: jsonb('appearance').notNull().default({}),
    settings: jsonb('settings').notNull().default({}),

    // Caps are exact because a batch of answers locks this row.
    responseCap: integer('response_cap'),
    responsesTotal: tally('responses_total').notNull().default(0),
    completesTotal: tally('completes_total').notNull().default(0),
    /** The store's month, `YYYY-MM`, that the next figure counts in: new responses with at least one answer. */
    responsesMonth: text('responses_month').notNull().default(''),
    responsesInMonth: integer('responses_in_month').notNull().default(0),
    /** Shoppers who found no room. */
    refusedTotal: tally('refused_total').notNull().default(0),
    hasReachedLimit: flag('has_reached_limit'),
    lastResponseAt: moment('last_response_at'),

    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),

    /** Which words beside Other count as which option; read with the lock under which answers are counted. */
    promotions: jsonb('promotions').notNull().default([]),
    /** Which questions measure the same as questions of other surveys: names by meaning id. */
    measures: jsonb('measures').notNull().default({}),
    /** Calls with answers or sightings that came too fast and were refused for the moment, and when the last did. */
    putOffTotal: tally('put_off_total').notNull().default(0),
    putOffAt: moment('put_off_at'),
    /** From how many addresses most refusals of a day came, and when that was last found. */
    refusalAddresses: integer('refusal_addresses'),
    refusalAddressesAt: moment('refusal_addresses_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.surveyId] }),
    uniqueIndex('surveys_public_id').on(table.storeId, table.publicId),
    index('surveys_by_change').on(table.storeId, table.updatedAt, table.surveyId),
    index('surveys_by_status').on(table.storeId, table.status),
  ],
);

/** What the builder saves. The last save's id makes a repeated save no conflict with itself. */
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

/** A published definition. Never updated: answers refer to it for ever. */
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
  (table) => [primaryKey({ columns: [table.storeId, table.surveyId, table.version] })],
);

/** A store's own edit of a catalogue template. */
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
