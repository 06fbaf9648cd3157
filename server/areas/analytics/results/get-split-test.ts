import { surveyResults } from '#shared/analytics/results.ts';
import { compareVersions, splitTestsOf, type SplitTest } from '#shared/analytics/split-test.ts';
import type { SplitTestResult } from '#shared/api/analytics-insights.ts';
import { AppError } from '#shared/errors.ts';
import { VARIANTS } from '#shared/survey/variant.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openComparingView, presentRange, type View, type ViewDeps, type ViewInput } from '../open-view.ts';
import { countCells } from './count-cells.ts';

type Input = ViewInput & { readonly test: string };

/** Compares what the shoppers answered who got A with what those answered who got B. */
export async function getSplitTest(
  deps: ViewDeps,
  session: Session,
  { test: wanted, ...input }: Input,
): Promise<SplitTestResult> {
  // A test names its own versions.
  const view = await openComparingView(deps, session, { ...input, versions: '' });
  const tests = splitTestsOf(view.versions);
  const test = wanted === '' ? tests[0] : tests.find(({ key }) => key === wanted);
  if (wanted !== '' && test === undefined) {
    throw new AppError('INVALID_INPUT', undefined, { fields: { test: 'There is no such test.' } });
  }
  return {
    ...presentRange(view),
    tests,
    result: test === undefined ? null : await compareTest(deps.database, view, test),
  };
}

async function compareTest(
  database: Database,
  view: View,
  { key, versions }: SplitTest,
): Promise<NonNullable<SplitTestResult['result']>> {
  // Counters do not know the versions of a test, so its rows are counted.
  const rows: View = { ...view, grain: 'rows' };
  const counted = VARIANTS.map((variant) =>
    countCells(database, rows, {
      filter: { ...view.filter, versions, variant },
      withoutDurations: true,
    }),
  );
  const [one, other] = (await Promise.all(counted)).map((counts) => surveyResults(view.questions, counts));
  if (!one || !other) throw new Error('A test has two versions.');
  return { key, ...compareVersions(one, other, { isWhole: view.filter.answered === null }) };
}
