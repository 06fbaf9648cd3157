import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import type { Nps } from '#shared/analytics/nps.ts';
import { questionResult } from '#shared/analytics/results.ts';
import { trendSpans } from '#shared/analytics/trend-points.ts';
import type { Measures } from '#shared/api/analytics-measures.ts';
import { ownValue } from '#shared/own-value.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { chartRange } from '../results/chart-range.ts';
import { countByPeriod } from '../results/count-cells.ts';
import { findMeasuredSurveys, saveMeasure } from './measure-repository.ts';
import { openView, UNFILTERED, type View, type ViewDeps, openUnfilteredView } from '../open-view.ts';
import type { SumRow } from '../rows/counter-sums-repository.ts';
import { AppError } from '#shared/errors.ts';
import { refuseUnknownQuestion } from '../texts/list-texts.ts';

/** A question with a measure, and the view of its survey. */
interface MeasuredQuestion {
  readonly measure: string;
  readonly view: View;
  readonly question: MergedQuestion;
}

type Measure = Measures['measures'][number];

export async function getMeasures(
  deps: ViewDeps,
  session: Session,
  { range, period }: { range: string; period: string },
): Promise<Measures> {
  const surveys = await findMeasuredSurveys(deps.database, session.storeId);
  const marked: MeasuredQuestion[] = [];
  for (const { surveyId, measures } of surveys) {
    const view = await openView(deps, session, { ...UNFILTERED, surveyId, range, period });
    for (const question of view.questions) {
      const measure = ownValue(measures, question.meaningId);
      if (measure !== undefined) marked.push({ measure, view, question });
    }
  }
  const names = [...new Set(marked.map(({ measure }) => measure))].sort((a, b) => a.localeCompare(b, 'en'));
  const found: Measure[] = [];
  for (const name of names) {
    const own = marked.filter(({ measure }) => measure === name);
    found.push(await measureOf(deps, name, own));
  }
  return { measures: found };
}

async function measureOf(
  { database }: ViewDeps,
  measure: string,
  marked: readonly MeasuredQuestion[],
): Promise<Measure> {
  const days = sharedRange(marked.map(({ view }) => view));
  const { period, starts } = days;
  const counted = await Promise.all(
    marked.map(async ({ view, question }) => {
      const questions = [question.meaningId];
      const before = view.before && { ...view.filter, range: view.before };
      return {
        now: await countByPeriod(database, view, period, { questions }),
        before: before ? await countByPeriod(database, view, null, { questions, filter: before }) : [],
      };
    }),
  );
  const now = counted.flatMap((each) => each.now);
  const scoreIn = (periods: readonly string[]) =>
    scoreOf(
      marked,
      now.filter(({ start }) => start !== null && periods.includes(start)),
    );
  return {
    measure,
    questions: marked.map(({ view, question }, at) => ({
      surveyId: view.surveyId,
      survey: view.name,
      meaningId: question.meaningId,
      text: question.text,
      nps: scoreOf(marked, counted[at]?.now ?? []),
    })),
    now: scoreOf(marked, now),
    before: scoreOf(
      marked,
      counted.flatMap((each) => each.before),
    ),
    period,
    starts: [...starts],
    points: trendSpans(days, (start) => scoreIn([start])?.answers ?? 0).map(({ periods, ...span }) => ({
      ...span,
      nps: scoreIn(periods),
    })),
  };
}

/** The range of all surveys together, because without a chosen range each has its own. */
function sharedRange(views: readonly View[]) {
  const [first] = views;
  if (!first) throw new Error('A measure has a question.');
  const days = (pick: (view: View) => string | null) => views.flatMap((view) => pick(view) ?? []).sort();
  const firstDay = days((view) => view.firstDay)[0] ?? null;
  const lastDay = days((view) => view.lastDay).at(-1) ?? null;
  return chartRange({ ...first, firstDay, lastDay });
}

/** One score over the answers of all surveys. */
function scoreOf([first]: readonly MeasuredQuestion[], rows: readonly SumRow[]): Nps | null {
  const cells = new Map<string, number>();
  for (const { cell, n } of rows) cells.set(cell, (cells.get(cell) ?? 0) + n);
  const result = first && questionResult(first.question, cells);
  return result?.kind === 'nps' ? result.nps : null;
}

interface Input {
  readonly surveyId: string;
  readonly meaningId: string;
  readonly measure: string;
}

/** Names are compared without spaces at their ends. */
export async function setMeasure(
  deps: ViewDeps,
  session: Session,
  { surveyId, meaningId, measure }: Input,
): Promise<{ measure: string }> {
  const view = await openUnfilteredView(deps, session, surveyId);
  refuseUnknownQuestion(view, meaningId);
  const question = view.questions.find((each) => each.meaningId === meaningId);
  if (question?.type !== 'nps') {
    const fields = { meaningId: 'Only net promoter questions can be one measure.' };
    throw new AppError('INVALID_INPUT', undefined, { fields });
  }
  await saveMeasure(deps.database, view, meaningId, measure);
  return { measure };
}
