import { type QuestionResult, type SurveyResults, surveyResults } from '#shared/analytics/results.ts';
import type { Rate } from '#shared/analytics/intervals.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countCells } from '../results/count-cells.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { type Export, openExport } from './open-export.ts';
import type { ViewDeps, ViewInput } from '../open-view.ts';

const HEADER = ['question_id', 'question', 'what', 'answer', 'count', 'of', 'share', 'low', 'high'] as const;

/** Every figure of the results as a row: what it is of, its count, its whole, its share and the interval of that. */
export async function exportSummary(deps: ViewDeps, session: Session, input: ViewInput): Promise<Export> {
  const { view, fileName } = await openExport(deps, session, input, 'summary');
  const counts = await countCells(deps.database, view);
  const results = surveyResults(view.questions, counts);
  const rows = [...surveyRows(results), ...results.questions.flatMap(questionRows)];
  const text = BYTE_ORDER_MARK + [HEADER, ...rows].map((row) => csvLine(row)).join('');
  return { fileName, rows: rows.length, text: once(text) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

type Row = readonly (string | number | null)[];

function surveyRows({ responses, completed, medianDuration }: SurveyResults): Row[] {
  const row = (what: string, ...figures: Row) => ['', '', what, '', ...figures];
  return [
    row('responses', responses),
    row('completed', ...figuresOf(completed)),
    row(
      'median_seconds',
      medianDuration?.seconds ?? null,
      null,
      null,
      medianDuration?.low ?? null,
      medianDuration?.high ?? null,
    ),
  ];
}

function questionRows(question: QuestionResult): Row[] {
  const { meaningId, text, seen, answered } = question;
  const row = (what: string, answer: string | number, ...figures: Row) => [
    meaningId,
    text,
    what,
    answer,
    ...figures,
  ];
  return [row('seen', '', seen), row('answered', '', answered, seen), ...answerRows(question, row)];
}

function answerRows(
  question: QuestionResult,
  row: (what: string, answer: string | number, ...figures: Row) => Row,
): Row[] {
  switch (question.kind) {
    case 'choice':
      return question.options.map(({ text, rate }) => row('option', text, ...figuresOf(rate)));
    case 'rating': {
      const { summary } = question;
      const mean = row(
        'mean',
        '',
        summary?.mean ?? null,
        null,
        null,
        summary?.meanLow ?? null,
        summary?.meanHigh ?? null,
      );
      const points = question.points.map(({ value, rate }) => row('rating', value, ...figuresOf(rate)));
      return [mean, row('top_two', '', ...figuresOf(summary?.topTwo ?? null)), ...points];
    }
    case 'nps': {
      const { nps } = question;
      const score = row(
        'nps',
        '',
        nps?.score ?? null,
        nps?.answers ?? null,
        null,
        nps?.low ?? null,
        nps?.high ?? null,
      );
      return [score, ...question.points.map(({ value, rate }) => row('score', value, ...figuresOf(rate)))];
    }
    case 'date':
      return question.months.map(({ month, rate }) => row('month', month, ...figuresOf(rate)));
    case 'text':
      return [];
    default:
      return question satisfies never;
  }
}

function figuresOf(rate: Rate | null): Row {
  return rate === null ? [] : [rate.count, rate.total, rate.share, rate.low, rate.high];
}
