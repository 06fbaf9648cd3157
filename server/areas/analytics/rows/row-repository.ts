import { DURATION_BUCKETS } from '#shared/analytics/duration-buckets.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { Period } from '#shared/analytics/periods.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Survey } from '../results/results-repository.ts';
import type { ResultFilter } from './row-filter.ts';
import { type Bind, matches, near, surveyParameters } from './row-filter-repository.ts';

/** A place in the order in which responses were begun. */
export interface Mark {
  readonly at: string;
  readonly responseId: string;
}

/** Those rows that come after one place and not after another; null is open. */
export interface RowPart {
  readonly filter: ResultFilter;
  readonly after: Mark | null;
  readonly upTo: Mark | null;
}

/** Where the next so many rows end, those that the filter leaves out included; null if there are fewer. */
export async function findEnd(
  db: Queries,
  survey: Survey,
  { filter, after }: Omit<RowPart, 'upTo'>,
  rows: number,
): Promise<Mark | null> {
  const { parameters, bind } = surveyParameters(survey);
  const [end] = await db.query<Mark>(
    `SELECT first_saved_at AS at, response_id AS "responseId" FROM responses
      WHERE store_id = $1 AND survey_id = $2 AND ${near(filter, bind)} AND ${within({ after, upTo: null }, bind)}
      ORDER BY first_saved_at, response_id OFFSET ${bind(rows)}::int - 1 LIMIT 1`,
    parameters,
    { priority: 'rows' },
  );
  return end ?? null;
}

export function within({ after, upTo }: Omit<RowPart, 'filter'>, bind: Bind): string {
  const placed = (sign: string, { at, responseId }: Mark) =>
    `(first_saved_at, response_id) ${sign} (${bind(at)}::timestamptz, ${bind(responseId)}::text)`;
  return [...(after ? [placed('>', after)] : []), ...(upTo ? [placed('<=', upTo)] : []), 'true'].join(
    ' AND ',
  );
}

/** Rows that are alike: by the questions that were seen, by how long they took, or by one answer. */
export type RowGroup = {
  readonly version: number;
  readonly start: string | null;
  readonly n: number;
} & (
  | { readonly kind: 'path'; readonly path: readonly string[]; readonly isComplete: boolean }
  | { readonly kind: 'duration'; readonly bucket: number }
  /** Words are null. */
  | { readonly kind: 'answer'; readonly questionId: string; readonly answer: Answer | null }
);

export interface GroupedQuestion {
  readonly questionId: string;
  /** The versions in which it is answered by words, which are hardly ever the same. */
  readonly wordsIn: readonly number[];
  /** Whether words may stand beside an option that was chosen. */
  readonly hasOther: boolean;
}

export interface Grouping {
  readonly period: Period | null;
  readonly questions: readonly GroupedQuestion[];
  readonly withoutDurations: boolean;
}

/** Of those who came to the end and of those who left. */
const PATHS = 2;

interface GroupRow {
  readonly version: number;
  readonly start: string | null;
  readonly place: number;
  /** JSON as text, which is told apart in a fraction of the time: PostgreSQL gives equal values the same text. */
  readonly value: string;
  readonly n: number;
}

/**
 * Adds rows up in one pass: what each of them counts for is laid out below each other and grouped. Nothing is put
 * aside for a second look, and PostgreSQL may share the pass among its workers.
 */
export async function groupRows(
  db: Queries,
  survey: Survey,
  { filter, ...part }: RowPart,
  { period, questions, withoutDurations }: Grouping,
): Promise<RowGroup[]> {
  const { parameters, bind } = surveyParameters(survey);
  const duration = () =>
    `CASE WHEN is_complete THEN
       (width_bucket(duration_ms / 1000.0::float8, ${bind(DURATION_BUCKETS)}::float8[]) - 1)::text END`;
  const values = [
    'CASE WHEN is_complete THEN path::text END',
    'CASE WHEN NOT is_complete THEN path::text END',
    ...questions.map((question) => answerValue(question, bind)),
    ...(withoutDurations ? [] : [duration()]),
  ];
  const start = period === null ? 'NULL' : `date_trunc(${bind(period)}::text, day::timestamp)`;
  const rows = await db.query<GroupRow>(
    `SELECT version, start, place, value, count(*)::float8 AS n
       FROM (SELECT version, ${start}::date AS start, unnest(${bind([...values.keys()])}::int[]) AS place,
                    unnest(ARRAY[${values.join()}]) AS value
               FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${near(filter, bind)} AND ${within(part, bind)} AND ${matches(filter, bind)}) AS told
      WHERE value IS NOT NULL GROUP BY version, start, place, value`,
    parameters,
    { priority: 'rows' },
  );
  return rows.map((row) => toGroup(row, questions));
}

/** An answer without what was written beside Other; of words alone only that there are some. */
function answerValue({ questionId, wordsIn, hasOther }: GroupedQuestion, bind: Bind): string {
  const id = `${bind(questionId)}::text`;
  // What is taken out of a value is as dear as all the rest that is done with it.
  const answer = hasOther ? `((answers->${id}) - 'otherValue'::text)::text` : `(answers->${id})::text`;
  if (wordsIn.length === 0) return answer;
  return `CASE WHEN version <> ALL (${bind(wordsIn)}::int[]) THEN ${answer} WHEN answers ? ${id} THEN 'null' END`;
}

function toGroup({ place, value: json, ...row }: GroupRow, questions: readonly GroupedQuestion[]): RowGroup {
  const value = JSON.parse(json) as unknown;
  if (place < PATHS) return { ...row, kind: 'path', path: value as string[], isComplete: place === 0 };
  const question = questions[place - PATHS];
  if (question === undefined) return { ...row, kind: 'duration', bucket: value as number };
  return { ...row, kind: 'answer', questionId: question.questionId, answer: value as Answer | null };
}

export interface TimesRow {
  readonly version: number;
  /** Milliseconds by question id; null if the row doesn't match. */
  readonly times: Readonly<Record<string, number>> | null;
}

/** How long the questions took, of the newest rows that match among as many as are looked at. */
export function findTimes(
  db: Queries,
  survey: Survey,
  filter: ResultFilter,
  { before, rows }: { before: Mark | null; rows: number },
): Promise<(TimesRow & Mark)[]> {
  const { parameters, bind } = surveyParameters(survey);
  return db.query<TimesRow & Mark>(
    `SELECT version, CASE WHEN ${matches(filter, bind)} THEN answer_times END AS times, first_saved_at AS at,
            response_id AS "responseId"
       FROM (SELECT * FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${near(filter, bind)} AND ${earlier(before, bind)}
              ORDER BY first_saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS slice
      ORDER BY first_saved_at DESC, response_id DESC`,
    parameters,
    { priority: 'rows' },
  );
}

/** The condition of a list that goes back in time from a place, or from the newest row. */
export function earlier(before: Mark | null, bind: Bind): string {
  if (before === null) return 'true';
  return `(first_saved_at, response_id) < (${bind(before.at)}::timestamptz, ${bind(before.responseId)}::text)`;
}
