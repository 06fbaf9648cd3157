import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { DURATION_PREFIX } from '#shared/analytics/cells.ts';
import { day, flag, integer, jsonb, moment, money, segment, storeId, tally, text } from './columns.ts';

const response = () => ({
  storeId: storeId(),
  surveyId: text('survey_id').notNull(),
  responseId: text('response_id').notNull(),
  version: integer('version').notNull(),
  revision: integer('revision').notNull(),
  /**
   * Identifies the respondent: one response each. Built only from values that cannot be guessed
   * (`areas/collect/receive-response.ts`).
   */
  respondentKey: text('respondent_key').notNull(),
  isComplete: flag('is_complete'),
  isTest: flag('is_test'),

  /** The answers on the path, by question id. */
  answers: jsonb('answers').notNull(),
  /** Milliseconds spent on each question, by question id. */
  answerTimes: jsonb('answer_times').notNull(),
  /** Ids of the questions in the order in which they were shown. */
  path: jsonb('path').notNull(),

  day: day('day').notNull(),
  ...segment(),
  language: text('language').notNull().default(''),
  customerId: text('customer_id'),
  orderId: text('order_id'),
  orderValue: money('order_value'),
  orderCurrency: text('order_currency'),
  isOrderVerified: flag('is_order_verified'),

  startedAt: moment('started_at').notNull(),
  firstSavedAt: moment('first_saved_at').notNull(),
  savedAt: moment('saved_at').notNull(),
  completedAt: moment('completed_at'),
  durationMs: integer('duration_ms'),
  /** The checkout's token; the order with the same token is the one that was placed. */
  checkoutToken: text('checkout_token'),
  /** The customer's order count at that time, this order included, from the store's webhook. */
  customerOrders: integer('customer_orders'),
  /** `none`, `analytics`, `marketing`, `all`, or `unknown`: what the shopper allowed at the newest snapshot. */
  consent: text('consent').notNull().default('unknown'),
  /** `a` or `b`: the variant of the split test that the shopper got; null without a test. */
  variant: text('variant'),
});

/**
 * A respondent's answers to one version. Day, version and segment are fixed at the first save; an equal or lower
 * revision changes nothing; complete is final.
 */
export const responses = pgTable('responses', response(), (table) => [
  primaryKey({ columns: [table.storeId, table.surveyId, table.responseId] }),
  uniqueIndex('responses_one_each').on(table.storeId, table.surveyId, table.respondentKey),
  index('responses_by_time').on(table.storeId, table.surveyId, table.firstSavedAt, table.responseId),
  index('responses_by_customer')
    .on(table.storeId, table.customerId)
    .where(sql`customer_id IS NOT NULL`),
  index('responses_by_order')
    .on(table.storeId, table.orderId)
    .where(sql`order_id IS NOT NULL`),
  index('responses_by_checkout')
    .on(table.storeId, table.checkoutToken)
    .where(sql`checkout_token IS NOT NULL`),
  // For the list sorted by order value. Answers do not change it, so that their updates stay cheap.
  index('responses_by_order_value')
    .on(
      table.storeId,
      table.surveyId,
      table.orderCurrency,
      table.orderValue,
      table.firstSavedAt,
      table.responseId,
    )
    .where(sql`order_value IS NOT NULL`),
  // Partial index for test responses: beyond a limit the oldest are deleted, and those that are too old.
  index('responses_tests')
    .on(table.storeId, table.surveyId, table.firstSavedAt, table.responseId)
    .where(sql`is_test`),
]);

/**
 * Responses beyond the plan's monthly limit, as they would be stored. They count nowhere until the plan allows them. A table
 * of their own, so that whoever reads responses cannot forget to leave them out.
 */
export const veiledResponses = pgTable('veiled_responses', response(), (table) => [
  primaryKey({ columns: [table.storeId, table.surveyId, table.responseId] }),
  uniqueIndex('veiled_responses_one_each').on(table.storeId, table.surveyId, table.respondentKey),
  index('veiled_responses_by_time').on(table.firstSavedAt),
]);

/** Free texts, one row each, so that the latest can be read without loading every response. */
export const texts = pgTable(
  'texts',
  {
    storeId: storeId(),
    surveyId: text('survey_id').notNull(),
    responseId: text('response_id').notNull(),
    questionId: text('question_id').notNull(),
    body: text('body').notNull(),
    /** False for the answer itself, true for the text beside Other. */
    isOther: flag('is_other'),
    version: integer('version').notNull(),
    day: day('day').notNull(),
    ...segment(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.surveyId, table.responseId, table.questionId] }),
    index('texts_by_time').on(
      table.storeId,
      table.surveyId,
      table.questionId,
      table.savedAt,
      table.responseId,
    ),
  ],
);

const cell = () => ({
  storeId: storeId(),
  surveyId: text('survey_id').notNull(),
  /** Empty for cells of the survey as a whole. */
  questionId: text('question_id').notNull(),
  /** The counted value: an option, a value, a month, a duration bucket, `answered`. */
  cell: text('cell').notNull(),
  version: integer('version').notNull(),
  day: day('day').notNull(),
});

/** Results by day, for pages without a segment filter. */
export const counters = pgTable('counters', { ...cell(), n: tally('n').notNull() }, (table) => [
  primaryKey({
    columns: [table.storeId, table.surveyId, table.questionId, table.cell, table.version, table.day],
  }),
]);

const NOT_A_DURATION = sql.raw(`cell NOT LIKE '${DURATION_PREFIX}%'`);

/** The same results by segment, for the days of a survey up to `surveys.segmented_to`; for other days rows answer. */
export const segmentCounters = pgTable(
  'segment_counters',
  { ...cell(), ...segment(), n: tally('n').notNull() },
  (table) => [
    primaryKey({
      name: 'segment_counters_pk',
      columns: [
        table.storeId,
        table.surveyId,
        table.questionId,
        table.cell,
        table.version,
        table.day,
        table.country,
        table.customerType,
        table.placement,
      ],
    }),
    // Supports filters by country: in the primary key the country comes after every cell and day. Half of all rows
    // are duration buckets, which are read by the key only.
    index('segment_counters_in_country')
      .on(table.storeId, table.surveyId, table.country, table.day)
      .where(NOT_A_DURATION),
    index('segment_counters_of_customer')
      .on(table.storeId, table.surveyId, table.customerType, table.day)
      .where(NOT_A_DURATION),
  ],
);

/**
 * The sums of `segment_counters` by one dimension, so that a page that compares groups reads few rows. Without durations.
 */
export const groupCounters = pgTable(
  'group_counters',
  {
    ...cell(),
    /** A column of the segment: `country`, `customer_type` or `placement`. */
    dimension: text('dimension').notNull(),
    value: text('value').notNull(),
    n: tally('n').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'group_counters_pk',
      columns: [
        table.storeId,
        table.surveyId,
        table.questionId,
        table.cell,
        table.version,
        table.day,
        table.dimension,
        table.value,
      ],
    }),
    index('group_counters_in_group').on(
      table.storeId,
      table.surveyId,
      table.dimension,
      table.value,
      table.day,
    ),
  ],
);

/**
 * The results of versions with a split test, by what the shopper got. Without durations. The key begins with what the
 * page of a test selects by.
 */
export const variantCounters = pgTable(
  'variant_counters',
  {
    ...cell(),
    /** `a` or `b`; empty for shoppers who took no part in the test. */
    variant: text('variant').notNull(),
    n: tally('n').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'variant_counters_pk',
      columns: [
        table.storeId,
        table.surveyId,
        table.version,
        table.day,
        table.variant,
        table.questionId,
        table.cell,
      ],
    }),
  ],
);
