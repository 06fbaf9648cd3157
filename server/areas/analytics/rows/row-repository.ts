import { DURATION_BUCKETS } from '#shared/analytics/duration-buckets.ts';
import type { Answer } from '#shared/survey/answer.ts';
import type { Period } from '#shared/analytics/periods.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { SurveyKey } from '#server/areas/surveys/survey-key.ts';
import type { ResultFilter } from './row-filter.ts';
import { type Bind, filterCondition, momentCondition, surveyParameters } from './row-filter-repository.ts';

/** A position in the order in which responses began. */
export interface ListPosition {
  readonly at: string;
  readonly responseId: string;
  /** The sorted number in a list that is sorted by a value. */
  readonly key?: string;
  /** The part of a list of several. */
  readonly part?: number;
}

/** The rows between two positions; null is open. */
export interface RowPart {
  readonly filter: ResultFilter;
  readonly after: ListPosition | null;
  readonly upTo: ListPosition | null;
}

/** The last position of the next rows, whether they match or not; null if there are fewer. */
export async function findPartEnd(
  db: Queries,
  survey: SurveyKey,
  { filter, after }: Omit<RowPart, 'upTo'>,
  rows: number,
): Promise<ListPosition | null> {
  const { parameters, bind } = surveyParameters(survey);
  const [end] = await db.query<ListPosition>(
    `SELECT first_saved_at AS at, response_id FROM responses
      WHERE store_id = $1 AND survey_id = $2 AND ${momentCondition(filter, bind)} AND ${partCondition({ after, upTo: null }, bind)}
      ORDER BY first_saved_at, response_id OFFSET ${bind(rows)}::int - 1 LIMIT 1`,
    parameters,
    { priority: 'rows' },
  );
  return end ?? null;
}

/**
 * The rows between two positions. The planner does not see that two comparisons of pairs limit a range, and estimates far
 * too many rows. It then reads the index of a filter's column instead, for each part. A separate
 * comparison of the moments tells it the range.
 */
function partCondition({ after, upTo }: Omit<RowPart, 'filter'>, bind: Bind): string {
  const placed = (sign: '>' | '<=', { at, responseId }: ListPosition) => {
    const moment = `${bind(at)}::timestamptz`;
    return `first_saved_at ${sign === '>' ? '>=' : sign} ${moment}
            AND (first_saved_at, response_id) ${sign} (${moment}, ${bind(responseId)}::text)`;
  };
  return [...(after ? [placed('>', after)] : []), ...(upTo ? [placed('<=', upTo)] : []), 'true'].join(
    ' AND ',
  );
}

/** What follows FROM to read the rows of a part that match its filter: the table and WHERE. */
export function fromPart({ filter, ...part }: RowPart, bind: Bind): string {
  return `responses
          WHERE store_id = $1 AND survey_id = $2 AND ${momentCondition(filter, bind)}
            AND ${partCondition(part, bind)} AND ${filterCondition(filter, bind)}`;
}

/** Rows with the same questions seen, the same duration or the same answer. */
export type RowGroup = {
  readonly version: number;
  readonly start: string | null;
  readonly n: number;
} & (
  | {
      readonly kind: 'path';
      readonly path: readonly string[];
      readonly isComplete: boolean;
      /** Whether an incomplete response answered the last question of its path. */
      readonly isLeftAnswered: boolean;
    }
  | { readonly kind: 'duration'; readonly bucket: number }
  /** Null for texts without a pinned theme; others have their themes only. */
  | { readonly kind: 'answer'; readonly questionId: string; readonly answer: Answer | null }
);

export interface GroupedQuestion {
  readonly questionId: string;
  /** The versions in which the answer is a text, which is rarely the same twice. */
  readonly wordsIn: readonly number[];
  /** Whether texts can have pinned themes. */
  readonly hasThemes: boolean;
  /** Whether an option can have a text beside it. */
  readonly hasOther: boolean;
}

export interface Grouping {
  readonly period: Period | null;
  readonly questions: readonly GroupedQuestion[];
  readonly withoutDurations: boolean;
}

/** Completed responses, and those that were left after and without an answer to the last question. */
const PATHS = 3;

interface GroupRow {
  readonly version: number;
  readonly start: string | null;
  readonly place: number;
  /** JSON as text, which groups much faster. PostgreSQL gives equal values the same text. */
  readonly value: string;
  readonly n: number;
}

/**
 * Groups rows in one pass: it unnests what each row counts for and groups that. Without a subquery, PostgreSQL can scan
 * in parallel.
 */
export async function groupRows(
  db: Queries,
  survey: SurveyKey,
  part: RowPart,
  { period, questions, withoutDurations }: Grouping,
): Promise<RowGroup[]> {
  const { parameters, bind } = surveyParameters(survey);
  const duration = () =>
    `CASE WHEN is_complete THEN
       (width_bucket(duration_ms / 1000.0::float8, ${bind(DURATION_BUCKETS)}::float8[]) - 1)::text END`;
  const values = [
    'CASE WHEN is_complete THEN path::text END',
    'CASE WHEN NOT is_complete AND answers ? (path->>-1) THEN path::text END',
    'CASE WHEN NOT is_complete AND NOT answers ? (path->>-1) THEN path::text END',
    ...questions.map((question) => answerValue(question, bind)),
    ...(withoutDurations ? [] : [duration()]),
  ];
  const start = period === null ? 'NULL' : `date_trunc(${bind(period)}::text, day::timestamp)`;
  const rows = await db.query<GroupRow>(
    `SELECT version, start, place, value, count(*)::float8 AS n
       FROM (SELECT version, ${start}::date AS start, unnest(${bind([...values.keys()])}::int[]) AS place,
                    unnest(ARRAY[${values.join()}]) AS value
               FROM ${fromPart(part, bind)}) AS told
      WHERE value IS NOT NULL GROUP BY version, start, place, value`,
    parameters,
    { priority: 'rows' },
  );
  return rows.map((row) => toGroup(row, questions));
}

/** An answer without the text beside *Other*. For a text, only its themes and that it exists. */
export function answerValue(
  { questionId, wordsIn, hasThemes, hasOther }: GroupedQuestion,
  bind: Bind,
): string {
  const id = `${bind(questionId)}::text`;
  // Removing a key costs as much as all the other work, so it is done only if needed.
  const answer = hasOther ? `((answers->${id}) - 'otherValue'::text)::text` : `(answers->${id})::text`;
  if (wordsIn.length === 0) return answer;
  const themes = hasThemes
    ? `WHEN (answers->${id}) ? 'themes' THEN ((answers->${id}) - 'value'::text)::text`
    : '';
  return `CASE WHEN version <> ALL (${bind(wordsIn)}::int[]) THEN ${answer} ${themes} WHEN answers ? ${id} THEN 'null' END`;
}

function toGroup({ place, value: json, ...row }: GroupRow, questions: readonly GroupedQuestion[]): RowGroup {
  const value = JSON.parse(json) as unknown;
  if (place < PATHS) {
    const path = value as string[];
    return { ...row, kind: 'path', path, isComplete: place === 0, isLeftAnswered: place === 1 };
  }
  const question = questions[place - PATHS];
  if (question === undefined) return { ...row, kind: 'duration', bucket: value as number };
  return { ...row, kind: 'answer', questionId: question.questionId, answer: value as Answer | null };
}

export interface TimesRow {
  readonly version: number;
  /** Milliseconds by question id; null if the row does not match. */
  readonly times: Readonly<Record<string, number>> | null;
}

/** The answer times of the newest matching rows, among a maximum number of rows read. */
export function findTimes(
  db: Queries,
  survey: SurveyKey,
  filter: ResultFilter,
  { before, rows }: { before: ListPosition | null; rows: number },
): Promise<(TimesRow & ListPosition)[]> {
  const { parameters, bind } = surveyParameters(survey);
  return db.query<TimesRow & ListPosition>(
    `SELECT version, CASE WHEN ${filterCondition(filter, bind)} THEN answer_times END AS times, first_saved_at AS at,
            response_id
       FROM (SELECT * FROM responses
              WHERE store_id = $1 AND survey_id = $2 AND ${momentCondition(filter, bind)} AND ${olderCondition(before, bind)}
              ORDER BY first_saved_at DESC, response_id DESC LIMIT ${bind(rows)}::int) AS slice
      ORDER BY first_saved_at DESC, response_id DESC`,
    parameters,
    { priority: 'rows' },
  );
}

/** The keyset condition for older rows than a position, or from the newest row. */
export function olderCondition(before: ListPosition | null, bind: Bind): string {
  if (before === null) return 'true';
  return `(first_saved_at, response_id) < (${bind(before.at)}::timestamptz, ${bind(before.responseId)}::text)`;
}
