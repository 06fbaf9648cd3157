import { addUp, type Counts } from '#shared/analytics/cells.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import { compareVersions, splitTestsOf, type SplitTest } from '#shared/analytics/split-test.ts';
import type { SplitTestResult } from '#shared/api/analytics-insights.ts';
import { AppError } from '#shared/errors.ts';
import { type Variant, VARIANTS } from '#shared/survey/variant.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openComparingView, presentRange, type View, type ViewDeps, type ViewInput } from '../open-view.ts';
import { countCells } from './count-cells.ts';
import { sumVariants } from './variant-repository.ts';

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
  const counts = (await sumCounted(database, view, versions)) ?? (await countRows(database, view, versions));
  const [one, other] = VARIANTS.map((variant) => surveyResults(view.questions, counts[variant]));
  if (!one || !other) throw new Error('A test has two versions.');
  return { key, ...compareVersions(one, other, { isWhole: view.filter.answered === null }) };
}

type CountsOfVariants = Readonly<Record<Variant, Counts>>;

/** Both variants from their counters, which know days only; null if these cannot answer the filter. */
async function sumCounted(
  database: Database,
  view: View,
  versions: readonly number[],
): Promise<CountsOfVariants | null> {
  const { range, countries, customerTypes, placements } = view.filter;
  if (view.grain === 'rows' || countries || customerTypes || placements) return null;
  const sums = await sumVariants(database, view, { range, versions });
  return sums && { a: addUp(sums.a), b: addUp(sums.b) };
}

async function countRows(
  database: Database,
  view: View,
  versions: readonly number[],
): Promise<CountsOfVariants> {
  const rows: View = { ...view, grain: 'rows' };
  const count = (variant: Variant) =>
    countCells(database, rows, { filter: { ...view.filter, versions, variant }, withoutDurations: true });
  const [a, b] = await Promise.all([count('a'), count('b')]);
  return { a, b };
}
