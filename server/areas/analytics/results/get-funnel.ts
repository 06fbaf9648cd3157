import { funnelOf } from '#shared/analytics/funnel.ts';
import type { AnalyticsFunnel } from '#shared/api/analytics.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { countCells } from './count-cells.ts';
import { openView, type View, type ViewDeps, presentRange, type ViewInput } from '../open-view.ts';
import { findTimes, type ListPosition } from '../rows/row-repository.ts';

/** Enough for a median within a few percent, at the same cost for any number of responses. */
const MAX_TIMES = 1_000;
const MAX_ROWS_READ = 4_000;
const SLICE = 500;

export async function getFunnel(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<AnalyticsFunnel> {
  const { database } = deps;
  const view = await openView(deps, session, input);
  const [counts, times] = await Promise.all([
    countCells(database, view, { withoutDurations: true }),
    timesOf(database, view),
  ]);
  const { responses, completed, steps } = funnelOf(view.questions, counts);
  const timed = steps.map((step) => {
    const own = times.get(step.meaningId) ?? [];
    return { ...step, medianMs: median(own), times: own.length };
  });
  return { ...presentRange(view), responses, completed, steps: timed };
}

/** The times of the newest responses, by meaning id. */
async function timesOf(database: Database, view: View): Promise<ReadonlyMap<string, number[]>> {
  const meanings = new Map(
    view.versions.map(({ version, definition }) => [
      version,
      new Map(definition.questions.map(({ questionId, meaningId }) => [questionId, meaningId])),
    ]),
  );
  const times = new Map<string, number[]>();
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
    if (rows.length < SLICE) break;
  }
  return times;
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
