import { surveyResults } from '#shared/analytics/results.ts';
import { compareVersions, reachOf, splitTestsOf, type SplitTest } from '#shared/analytics/split-test.ts';
import type { SplitTestResult } from '#shared/api/analytics-insights.ts';
import { AppError } from '#shared/errors.ts';
import { VARIANTS, type Variant } from '#shared/survey/variant.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openComparingView, presentRange, type View, type ViewDeps, type ViewInput } from '../open-view.ts';
import { addUp, type Counts } from '#shared/analytics/cells.ts';
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
  const counts = await countVariants(database, view, versions);
  const [one, other] = VARIANTS.map((variant) => surveyResults(view.questions, counts[variant]));
  if (!one || !other) throw new Error('A test has two versions.');
  const isWhole = view.filter.answered === null;
  const definitions = view.versions
    .filter(({ version }) => versions.includes(version))
    .map(({ definition }) => definition);
  const reach = { one: reachOf(definitions, 'a', counts.a), other: reachOf(definitions, 'b', counts.b) };
  return { key, ...compareVersions(one, other, { isWhole }), reach: isWhole ? reach : null };
}

export type CountsOfVariants = Readonly<Record<Variant, Counts>>;

/** Counts both variants of these versions: from the counters, which know days only, or from the rows. */
export async function countVariants(
  database: Database,
  view: View,
  versions: readonly number[],
): Promise<CountsOfVariants> {
  const { range, countries, customerTypes, placements } = view.filter;
  if (view.grain === 'rows' || countries || customerTypes || placements) {
    return countRows(database, view, versions);
  }
  const sums = await sumVariants(database, view, { range, versions });
  return { a: addUp(sums.a), b: addUp(sums.b) };
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
