import type { Database } from '#server/kernel/database/database.ts';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Shown } from './generate.ts';

/** A stored response with its version, as plain rows. */
export interface RawResponse {
  readonly surveyId: string;
  readonly responseId: string;
  readonly version: number;
  readonly isComplete: boolean;
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly answerTimes: Readonly<Record<string, number>>;
  readonly path: readonly string[];
  readonly durationMs: number | null;
  readonly day: string;
  readonly country: string;
  readonly customerType: string;
  readonly placement: string;
  readonly language: string;
  readonly orderValue: string | null;
  readonly orderCurrency: string | null;
  readonly firstSavedAt: string;
  readonly savedAt: string;
  readonly definition: SurveyDefinition;
  /** The survey's promotions of texts beside *Other* to options. */
  readonly promotions: readonly {
    readonly questionId: string;
    readonly words: string;
    readonly optionId: string;
  }[];
  /** The survey's pinned themes. */
  readonly themes: readonly {
    readonly questionId: string;
    readonly id: string;
    readonly phrases: readonly { readonly text: string }[];
  }[];
}

export async function readRows(database: Database, storeId: string): Promise<RawResponse[]> {
  const versions = await database.query<
    Pick<RawResponse, 'surveyId' | 'version' | 'definition' | 'promotions' | 'themes'>
  >(
    `SELECT versions.survey_id, versions.version, versions.definition, surveys.promotions, surveys.themes
       FROM versions
       JOIN surveys ON surveys.store_id = versions.store_id AND surveys.survey_id = versions.survey_id
      WHERE versions.store_id = $1`,
    [storeId],
  );
  const byVersion = new Map(versions.map((each) => [`${each.surveyId} ${each.version}`, each]));
  const rows = await database.query<Omit<RawResponse, 'definition' | 'promotions' | 'themes'>>(
    `SELECT survey_id, response_id, version, is_complete, answers, answer_times, path, duration_ms, day, country,
            customer_type, placement, language, order_value, order_currency, first_saved_at, saved_at FROM responses
      WHERE store_id = $1 AND NOT is_test ORDER BY first_saved_at DESC, response_id DESC`,
    [storeId],
  );
  return rows.flatMap((row) => {
    const version = byVersion.get(`${row.surveyId} ${row.version}`);
    return version ? { ...version, ...row } : [];
  });
}

export interface Days {
  readonly from: string;
  readonly to: string;
}

type Segmented = Pick<RawResponse, 'version' | 'day' | 'country' | 'customerType' | 'placement'>;

/** An empty list allows everything. */
const allows = (list: readonly string[], value: string): boolean =>
  list.length === 0 || list.includes(value === '' ? 'unknown' : value);

function isIn(row: Segmented, query: AnalyticsQuery, days: Days | null): boolean {
  return (
    (days === null || (row.day >= days.from && row.day <= days.to)) &&
    (query.versions.length === 0 || query.versions.includes(row.version)) &&
    allows(query.countries, row.country) &&
    allows(query.customerTypes, row.customerType) &&
    allows(query.placements, row.placement)
  );
}

/** Whether a response matches the filter, in the simplest implementation. */
export function matching(
  rows: readonly RawResponse[],
  query: AnalyticsQuery,
  days: Days | null,
  currency: string,
): RawResponse[] {
  return rows.filter((row) => {
    if (!isIn(row, query, days) || !allows(query.languages, row.language)) return false;
    if (query.orderValue) {
      if (row.orderValue === null || row.orderCurrency !== currency) return false;
      const value = Number(row.orderValue);
      if (value < (query.orderValue.min ?? 0) || value > (query.orderValue.max ?? Infinity)) return false;
    }
    const { answered } = query;
    return (
      answered === null ||
      countedIn(row).some(({ meaningId, name }) => meaningId === answered.question && name === answered.cell)
    );
  });
}

export function countShown(shown: readonly Shown[], query: AnalyticsQuery, days: Days | null): number {
  return shown.filter((each) => isIn({ ...each, customerType: each.customerType }, query, days)).length;
}

export type Tally = ReadonlyMap<string, Record<string, number>>;

/** All counters of questions, by meaning id and name. */
export function tally(rows: readonly RawResponse[]): Tally {
  const counts = new Map<string, Record<string, number>>();
  for (const row of rows) {
    for (const { meaningId, name } of countedIn(row)) {
      let own = counts.get(meaningId);
      if (!own) counts.set(meaningId, (own = {}));
      own[name] = (own[name] ?? 0) + 1;
    }
  }
  return counts;
}

interface Counted {
  readonly meaningId: string;
  readonly name: string;
}

/** Caches each row's counters, because many filters read them. */
const known = new WeakMap<RawResponse, readonly Counted[]>();

function countedIn(row: RawResponse): readonly Counted[] {
  const counted =
    known.get(row) ??
    row.definition.questions.flatMap((question) => countedOf(row, question, sortingOf(row, question)));
  known.set(row, counted);
  return counted;
}

type RawAnswer = RawResponse['answers'][string];

/** Where written words belong: to an option that they were promoted to, to pinned themes. */
export interface Sorting {
  readonly promotedTo: (answer: RawAnswer) => string | undefined;
  readonly themesOf: (answer: RawAnswer) => readonly string[];
}

/** As the survey's promotions and pinned themes say, whatever mark the answer has. */
function sortingOf(row: RawResponse, { meaningId }: SurveyDefinition['questions'][number]): Sorting {
  return {
    promotedTo({ otherValue }) {
      const words = String(otherValue).trim().toLowerCase();
      return row.promotions.find((each) => each.questionId === meaningId && each.words === words)?.optionId;
    },
    themesOf: ({ value }) =>
      row.themes
        .filter(({ questionId, phrases }) => {
          const isIn = phrases.some(({ text }) => plain(String(value)).includes(plain(text)));
          return questionId === meaningId && isIn;
        })
        .map(({ id }) => id),
  };
}

/** The counters of a question that a response adds one to, by other code than the product's. */
export function countedOf(
  row: Pick<RawResponse, 'path' | 'isComplete' | 'answers'>,
  { questionId, meaningId, type, config }: SurveyDefinition['questions'][number],
  { promotedTo, themesOf }: Sorting,
): Counted[] {
  const counted: Counted[] = [];
  const count = (name: string) => void counted.push({ meaningId, name });
  if (row.path.includes(questionId)) count('seen');
  if (!row.isComplete && row.path.at(-1) === questionId) count('left');
  const answer = row.answers[questionId];
  if (answer === undefined) return counted;
  count('answered');
  if (!row.isComplete && row.path.at(-1) === questionId) count('left_answered');
  if (type === 'nps' || type === 'rating') count(`v:${String(answer['value'])}`);
  if (type === 'date') count(`m:${String(answer['value']).slice(0, 7)}`);
  if (type === 'number') count(`n:${Number(Number(answer['value']).toPrecision(3))}`);
  if (type === 'text') for (const id of themesOf(answer)) count(`o:${id}`);
  if (!('options' in config)) return counted;
  const chosen = [answer['optionId'] ?? answer['optionIds']].flat();
  for (const id of chosen) {
    const option = config.options.find((each) => each.id === id);
    const optionId = option ? option.meaningId : promotedTo(answer);
    count(optionId === undefined ? 'other' : `o:${optionId}`);
  }
  return counted;
}

/** Letters and single spaces. A phrase is found in it if its words have no other endings in the text. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .replaceAll(/\s+/g, ' ');

/** The lower middle. */
export function medianOf(values: readonly number[]): number | null {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;
}

const starts = new Map<string, string>();

/** The first day of the period that contains a day. */
export function startOf(day: string, period: string): string {
  const known = starts.get(period + day);
  if (known !== undefined) return known;
  const date = new Date(`${day}T12:00:00Z`);
  if (period === 'month') date.setUTCDate(1);
  if (period === 'week') while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  const start = date.toISOString().slice(0, 10);
  starts.set(period + day, start);
  return start;
}
