import { decimal, percent, whole } from '../analytics/finding-words.ts';
import { FEWEST_ANSWERS, type Rate, rate } from '../analytics/intervals.ts';
import type { Finding, FoundHeadline } from '../analytics/finding-schema.ts';
import type { QuestionResult } from '../analytics/results.ts';
import type { QuestionTrend } from '../analytics/trend-schema.ts';
import type { DayNote } from '../charts/day-marks.ts';
import { ownValue } from '../own-value.ts';
import { leftOutText } from '../analytics/types/number-typos.ts';
import { dayText, momentText, monthText } from './report-dates.ts';

/** The results of a survey, as the server replies them, with what a reader outside the app needs to know. */
export interface ReportInput {
  readonly store: string;
  readonly survey: string;
  /** When the results were read. */
  readonly asOf: string;
  /** The filters besides the days, in words. */
  readonly filters: readonly string[];
  readonly results: {
    readonly range: { readonly from: string; readonly to: string } | null;
    readonly timezone: string;
    readonly responses: number;
    readonly questions: readonly QuestionResult[];
  };
  readonly findings: {
    readonly headline: FoundHeadline;
    readonly findings: readonly (ReportFinding & { readonly isHidden: boolean })[];
    readonly looked: string;
  };
  readonly trends?: readonly QuestionTrend[];
  readonly notes?: readonly DayNote[];
  /** What shoppers wrote, by the meaning id of the question. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
}

type ReportFinding = Pick<Finding, 'key' | 'sentence' | 'detail' | 'certainty'>;

export interface ReportRow {
  readonly label: string;
  /** Null without answers. */
  readonly rate: Rate | null;
}

export interface ReportQuestion {
  readonly title: string;
  readonly note: string;
  /** The score with its interval; null for shares. */
  readonly sentence: string | null;
  readonly rows: readonly ReportRow[];
  /** How many more rows the results have. */
  readonly left: number;
  readonly trend: QuestionTrend | null;
  readonly texts: readonly string[];
}

export interface Report {
  readonly store: string;
  readonly survey: string;
  readonly answered: string;
  readonly period: string;
  readonly asOf: string;
  readonly filters: readonly string[];
  readonly headline: FoundHeadline;
  /** Without the hidden ones. */
  readonly findings: readonly ReportFinding[];
  readonly looked: string;
  readonly questions: readonly ReportQuestion[];
  readonly notes: readonly DayNote[];
}

const MOST_ROWS = 7;

export function reportOf(input: ReportInput): Report {
  const { store, survey, asOf, filters, results, findings, trends = [], notes = [], texts = {} } = input;
  const { range, timezone, responses, questions } = results;
  return {
    store,
    survey,
    filters,
    notes,
    answered: `${whole(responses)} ${responses === 1 ? 'shopper' : 'shoppers'} answered`,
    period: range === null ? 'All time' : `${dayText(range.from)} – ${dayText(range.to)}`,
    asOf: momentText(asOf, timezone),
    headline: findings.headline,
    findings: findings.findings.filter(({ isHidden }) => !isHidden),
    looked: findings.looked,
    questions: questions.map((question, at) => {
      const rows = rowsOf(question);
      return {
        title: `${at + 1}. ${question.text}`,
        note: noteOf(question),
        sentence: sentenceOf(question),
        rows: rows.slice(0, MOST_ROWS),
        left: Math.max(0, rows.length - MOST_ROWS),
        trend: trends.find(({ meaningId }) => meaningId === question.meaningId) ?? null,
        texts: ownValue(texts, question.meaningId) ?? [],
      };
    }),
  };
}

function noteOf({ answered, isCurrent }: QuestionResult): string {
  const few = answered > 0 && answered < FEWEST_ANSWERS ? ', too few to tell' : '';
  return `${whole(answered)} answered${few}${isCurrent ? '' : ' · no longer asked'}`;
}

/** *33%–41%* */
export const intervalText = ({ low, high }: Pick<Rate, 'low' | 'high'>): string =>
  `${percent(low)}–${percent(high)}`;

function sentenceOf(question: QuestionResult): string | null {
  if (question.answered < FEWEST_ANSWERS) return null;
  switch (question.kind) {
    case 'nps': {
      if (!question.nps) return null;
      const { score, low, high } = question.nps;
      return `Net promoter score ${whole(score)}, most likely between ${whole(low)} and ${whole(high)}`;
    }
    case 'rating': {
      if (!question.summary) return null;
      const { mean, meanLow, meanHigh } = question.summary;
      return `${decimal(mean)} of ${question.scale} on average, most likely between ${decimal(meanLow)} and ${decimal(meanHigh)}`;
    }
    case 'number': {
      if (!question.summary) return null;
      const { mean, median } = question.summary;
      const unit = question.unit === '' ? '' : ` ${question.unit}`;
      const { outside } = question;
      const left = outside === null ? '' : `, without ${leftOutText(outside, upToOneDecimal)}`;
      return `${upToOneDecimal(mean)}${unit} on average, median ${upToOneDecimal(median)}${unit}${left}`;
    }
    default:
      return null;
  }
}

const upToOneDecimal = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });

function rowsOf(question: QuestionResult): ReportRow[] {
  switch (question.kind) {
    case 'choice':
      return mostFirst(question.options);
    case 'text':
      return mostFirst(question.themes);
    case 'nps':
      return npsRows(question);
    case 'rating':
      return question.points
        .map(({ value, rate: found }) => ({ label: String(value), rate: found }))
        .reverse();
    case 'number':
      return question.buckets.map(({ from, to, rate: found }) => ({
        label: bucketText(from, to, question.decimals),
        rate: found,
      }));
    case 'date':
      return question.months.map(({ month, rate: found }) => ({ label: monthText(month), rate: found }));
    default:
      return question satisfies never;
  }
}

type Option = Extract<QuestionResult, { kind: 'choice' }>['options'][number];

/** Other stands where its count puts it, so that a large one is not among the rows that are left out. */
function mostFirst(options: readonly Option[]): ReportRow[] {
  const rank = ({ rate: found }: Option) => found?.count ?? 0;
  return [...options]
    .sort((one, other) => rank(other) - rank(one))
    .map(({ text, rate: found }) => ({ label: text, rate: found }));
}

function npsRows({ nps }: Extract<QuestionResult, { kind: 'nps' }>): ReportRow[] {
  if (!nps) return [];
  return [
    { label: 'Promoters, 9–10', rate: rate(nps.promoters, nps.answers) },
    { label: 'Passives, 7–8', rate: rate(nps.passives, nps.answers) },
    { label: 'Detractors, 0–6', rate: rate(nps.detractors, nps.answers) },
  ];
}

function bucketText(from: number, to: number, decimals: boolean): string {
  const number = (value: number) => value.toLocaleString('en');
  if (decimals) return `${number(from)} to below ${number(to)}`;
  return to - from === 1 ? number(from) : `${number(from)} to ${number(to - 1)}`;
}
