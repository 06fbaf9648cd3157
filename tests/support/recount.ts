import type { Database } from '#server/kernel/database/database.ts';
import { durationBucket } from '#shared/analytics/duration-buckets.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { countedOf, type RawResponse, type Sorting } from '#tests/server/areas/analytics/by-hand.ts';

type Row = Omit<RawResponse, 'definition' | 'promotions' | 'themes'> & { readonly variant: string | null };

/** Every counter of a store that is not zero, by name, and its texts. */
export interface Tally {
  readonly counters: Readonly<Record<string, number>>;
  /** Of the days that are counted by segment. */
  readonly segmentCounters: Readonly<Record<string, number>>;
  /** The sums by one dimension of the segments. */
  readonly groupCounters: Readonly<Record<string, number>>;
  /** The counters of versions with a split test. */
  readonly variantCounters: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, string>>;
  /** Responses started and completed, by survey. */
  readonly totals: Readonly<Record<string, readonly [responses: number, completes: number]>>;
}

/** Reads the counters from the tables. */
export async function counted(database: Database, storeId: string): Promise<Tally> {
  const cells = (table: string, segment: string) =>
    database.query<{ at: string; n: number }>(
      `SELECT concat_ws('|', survey_id, question_id, cell, version, day ${segment}) AS at, n::float8 AS n
         FROM ${table} WHERE store_id = $1 AND n <> 0`,
      [storeId],
    );
  const [counters, segmentCounters, groupCounters, variantCounters, texts, totals] = await Promise.all([
    cells('counters', ''),
    cells('segment_counters', ', country, customer_type, placement'),
    cells('group_counters', ', dimension, value'),
    cells('variant_counters', ', variant'),
    database.query<{ at: string; body: string }>(
      `SELECT concat_ws('|', survey_id, response_id, question_id, is_other, version, day, country, customer_type,
                placement) AS at, body FROM texts WHERE store_id = $1`,
      [storeId],
    ),
    database.query<{ surveyId: string; responses: number; completes: number }>(
      `SELECT survey_id, responses_total::int AS responses, completes_total::int AS completes
         FROM surveys WHERE store_id = $1`,
      [storeId],
    ),
  ]);
  return {
    counters: Object.fromEntries(counters.map(({ at, n }) => [at, n])),
    segmentCounters: Object.fromEntries(segmentCounters.map(({ at, n }) => [at, n])),
    groupCounters: Object.fromEntries(groupCounters.map(({ at, n }) => [at, n])),
    variantCounters: Object.fromEntries(variantCounters.map(({ at, n }) => [at, n])),
    texts: Object.fromEntries(texts.map(({ at, body }) => [at, body])),
    totals: Object.fromEntries(totals.map((row) => [row.surveyId, [row.responses, row.completes]])),
  };
}

/** Computes the same counters from the responses, by other code than the product's, but for the buckets of durations. */
export async function recounted(database: Database, storeId: string): Promise<Tally> {
  const definitions = await readDefinitions(database, storeId);
  const rows = await database.query<Row & Record<string, unknown>>(
    `SELECT * FROM responses WHERE store_id = $1 AND NOT is_test`,
    [storeId],
  );
  const surveys = await database.query<{ surveyId: string; segmentedTo: string | null }>(
    `SELECT survey_id, segmented_to FROM surveys WHERE store_id = $1`,
    [storeId],
  );
  const counters: Record<string, number> = {};
  const segmentCounters: Record<string, number> = {};
  const groupCounters: Record<string, number> = {};
  const variantCounters: Record<string, number> = {};
  const segmentedTo = new Map(surveys.map((each) => [each.surveyId, each.segmentedTo ?? '']));
  const texts: Record<string, string> = {};
  const totals: Record<string, [number, number]> = {};
  for (const { surveyId } of surveys) totals[surveyId] = [0, 0];
  for (const row of rows) {
    const { surveyId, version, day, country, customerType, placement } = row;
    const definition = definitions.get(`${surveyId} ${version}`);
    if (definition === undefined) continue;
    const segment = [country, customerType, placement];
    for (const [question, cell] of cellsOf(row, definition)) {
      const at = [surveyId, question, cell, version, day].join('|');
      counters[at] = (counters[at] ?? 0) + 1;
      const isSegmented = day <= (segmentedTo.get(surveyId) ?? '');
      if (isSegmented) {
        const segmentAt = [at, ...segment].join('|');
        segmentCounters[segmentAt] = (segmentCounters[segmentAt] ?? 0) + 1;
      }
      if (isSegmented && !cell.startsWith('t:')) {
        for (const group of [
          `country|${country}`,
          `customer_type|${customerType}`,
          `placement|${placement}`,
        ]) {
          const groupAt = `${at}|${group}`;
          groupCounters[groupAt] = (groupCounters[groupAt] ?? 0) + 1;
        }
      }
      if (definition.split !== undefined && !cell.startsWith('t:')) {
        const variantAt = `${at}|${row.variant ?? ''}`;
        variantCounters[variantAt] = (variantCounters[variantAt] ?? 0) + 1;
      }
      const total = (totals[surveyId] ??= [0, 0]);
      if (cell === 'responses') total[0] += 1;
      if (cell === 'completed') total[1] += 1;
    }
    for (const { questionId, meaningId, type } of definition.questions) {
      const answer = row.answers[questionId];
      if (answer === undefined) continue;
      const body = type === 'text' ? answer['value'] : answer['otherValue'];
      if (typeof body !== 'string' || body.trim() === '') continue;
      const isOther = type === 'text' ? 'f' : 't';
      texts[[surveyId, row.responseId, meaningId, isOther, version, day, ...segment].join('|')] = body;
    }
  }
  return { counters, segmentCounters, groupCounters, variantCounters, texts, totals };
}

/** Where the marks of a stored answer say that its words belong. */
const MARKED: Sorting = {
  promotedTo: ({ promotedTo }) => promotedTo as string | undefined,
  themesOf: ({ themes }) => (themes ?? []) as readonly string[],
};

/** The counters that a response adds one to, those of the whole survey first. */
function cellsOf(row: Row, { questions }: SurveyDefinition): (readonly [question: string, cell: string])[] {
  const whole = ['responses'];
  if (row.isComplete) whole.push('completed');
  if (row.isComplete && row.durationMs !== null) whole.push(`t:${durationBucket(row.durationMs)}`);
  const counted = questions.flatMap((question) => countedOf(row, question, MARKED));
  return [
    ...whole.map((cell) => ['', cell] as const),
    ...counted.map(({ meaningId, name }) => [meaningId, name] as const),
  ];
}

/** Apart from the responses, because each of thousands would bring its survey's whole definition. */
async function readDefinitions(database: Database, storeId: string): Promise<Map<string, SurveyDefinition>> {
  const versions = await database.query<{ surveyId: string; version: number; definition: SurveyDefinition }>(
    `SELECT survey_id, version, definition FROM versions WHERE store_id = $1`,
    [storeId],
  );
  return new Map(versions.map((each) => [`${each.surveyId} ${each.version}`, each.definition]));
}
