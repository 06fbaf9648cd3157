import { type QuestionResult, type SurveyResults, surveyResults } from '#shared/analytics/results.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { figuresOf, type SummaryRow } from '#shared/analytics/types/results.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countCells } from '../results/count-cells.ts';
import { csvFile } from '#shared/text/spreadsheet.ts';
import { type ExportFile, openExport } from './open-export.ts';
import type { ViewDeps, ViewInput } from '../open-view.ts';

const HEADER = ['question_id', 'question', 'what', 'answer', 'count', 'of', 'share', 'low', 'high'] as const;

/** Each figure of the results as a row with its count, base, share and confidence interval. */
export async function exportSummary(deps: ViewDeps, session: Session, input: ViewInput): Promise<ExportFile> {
  const { view, fileName } = await openExport(deps, session, input, 'summary');
  const counts = await countCells(deps.database, view);
  const results = surveyResults(view.questions, counts);
  const rows = [...surveyRows(results), ...results.questions.flatMap(questionRows)];
  const lines = rows.map((row) => HEADER.map((_, at) => row[at] ?? null));
  const text = csvFile([HEADER, ...lines]);
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
  const rows: SummaryRow[] = [
    ['seen', '', seen],
    ['answered', '', answered, seen],
    ...resultsOf(question).summaryRows(question),
  ];
  return rows.map((row) => [meaningId, text, ...row]);
}
