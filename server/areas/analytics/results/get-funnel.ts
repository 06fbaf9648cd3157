import { groupBy } from '#shared/group-by.ts';
import { addUp, type Cell, type Counts } from '#shared/analytics/cells.ts';
import { type CountedVersion, FUNNEL_CELLS, funnelOf } from './funnel.ts';
import type { AnalyticsFunnel } from '#shared/api/analytics.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { definitionOf } from '#shared/survey/split.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countByPeriod } from './count-cells.ts';
import type { SumRow } from '../rows/counter-sums-repository.ts';
import { openView, type View, type ViewDeps, presentRange, type ViewInput } from '../open-view.ts';
import { findTimes, type ListPosition } from '../rows/row-repository.ts';
import { countVariants, type CountsOfVariants } from './get-split-test.ts';

/** Enough for a median within a few percent, at the same cost for any number of responses. */
const MAX_TIMES = 1_000;
const MAX_ROWS_READ = 4_000;
const SLICE = 1_000;

export async function getFunnel(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<AnalyticsFunnel> {
  const { database } = deps;
  const view = await openView(deps, session, input);
  const [counts, ofVariants, times] = await Promise.all([
    countByPeriod(database, view, null, { withoutDurations: true, byVersion: true, cells: FUNNEL_CELLS }),
    countOrders(database, view),
    timesOf(database, view),
  ]);
  const versions = countedVersions(view, counts).flatMap((each) => inOwnOrder(each, ofVariants));
  const { responses, completed, steps } = funnelOf(view.questions, versions);
  return {
    ...presentRange(view),
    responses,
    completed,
    hasTwoOrders: ofVariants.size > 0,
    timed: { responses: times.responses, isAll: times.isAll },
    steps: steps.map((step) => {
      const own = times.byQuestion.get(step.meaningId) ?? [];
      return { ...step, medianMs: median(own), times: own.length };
    }),
  };
}

/** By version, if its split test asks the questions in two orders: then shoppers leave at other places in each variant. */
async function countOrders(
  database: Database,
  view: View,
): Promise<ReadonlyMap<SurveyDefinition, CountsOfVariants>> {
  const split = view.versions.filter(({ definition }) => definition.split?.kind === 'question_order');
  const counted = split.map(
    async ({ version, definition }) => [definition, await countVariants(database, view, [version])] as const,
  );
  return new Map(await Promise.all(counted));
}

/** The shoppers of each variant, and those without one, with the order that they saw. */
function inOwnOrder(
  { definition, counts }: CountedVersion,
  ofVariants: ReadonlyMap<SurveyDefinition, CountsOfVariants>,
): CountedVersion[] {
  const own = ofVariants.get(definition);
  if (own === undefined) return [{ definition, counts }];
  return [
    { definition: definitionOf(definition, null), counts: subtract(counts, own.b) },
    { definition: definitionOf(definition, 'b'), counts: own.b },
  ];
}

const subtract = (counts: Counts, gone: Counts): Counts =>
  addUp([...cellsIn(counts, 1), ...cellsIn(gone, -1)]);

const cellsIn = (counts: Counts, sign: 1 | -1): Cell[] =>
  [...counts].flatMap(([question, ofQuestion]) =>
    [...ofQuestion].map(([cell, n]) => ({ question, cell, n: n * sign })),
  );

function countedVersions({ versions }: View, rows: readonly SumRow[]): CountedVersion[] {
  const byVersion = groupBy(rows, (row) => row.version);
  return versions.map(({ version, definition }) => ({
    definition,
    counts: addUp(byVersion.get(version) ?? []),
  }));
}

interface Times {
  readonly byQuestion: ReadonlyMap<string, number[]>;
  /** The number of responses whose times were read. */
  readonly responses: number;
  /** Whether these are all responses of the view. */
  readonly isAll: boolean;
}

/** The times of the newest responses, by meaning id. */
async function timesOf(database: Database, view: View): Promise<Times> {
  const meanings = new Map(
    view.versions.map(({ version, definition }) => [
      version,
      new Map(definition.questions.map(({ questionId, meaningId }) => [questionId, meaningId])),
    ]),
  );
  const times = new Map<string, number[]>();
  let isAll = false;
  let before: ListPosition | null = null;
  let matched = 0;
  for (let looked = 0; looked < MAX_ROWS_READ && matched < MAX_TIMES; looked += SLICE) {
    const rows = await findTimes(database, view, view.filter, { before, rows: SLICE });
    for (const row of rows) {
      if (row.times === null || matched === MAX_TIMES) continue;
      matched += 1;
      for (const [questionId, time] of Object.entries(row.times)) {
        const meaningId = meanings.get(row.version)?.get(questionId);
        if (meaningId !== undefined) addTime(times, meaningId, time);
      }
    }
    before = rows.at(-1) ?? null;
    if (rows.length < SLICE) {
      isAll = matched < MAX_TIMES;
      break;
    }
  }
  return { byQuestion: times, responses: matched, isAll };
}

/** The lower middle of an even number of values. */
function median(times: readonly number[]): number | null {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

function addTime(times: Map<string, number[]>, meaningId: string, time: number): void {
  const own = times.get(meaningId);
  if (own) own.push(time);
  else times.set(meaningId, [time]);
}
