import {
  addWeighted,
  type WeightedCell,
  weightedQuestions,
  weightedResults,
} from '#shared/analytics/weighted-results.ts';
import type { WeightedResults } from '#shared/api/analytics-sample.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { openComparingView, type View, type ViewDeps, type ViewInput } from '../open-view.ts';
import { createCellsOfGroups, groupedQuestions } from '../results/cells-of-groups.ts';
import { readInParts } from '../rows/read-in-parts.ts';
import { AFTER_CHECKOUT } from './order-window.ts';
import { readSample, type Sample } from './read-sample.ts';
import { groupWeighted } from './sample-repository.ts';
import { presentSample } from './present-sample.ts';

/**
 * The weights come from all answers of the days, so that an answer weighs the same under every other filter. The filters
 * then choose whose answers are shown.
 */
export async function getWeightedResults(
  deps: ViewDeps,
  session: Session,
  input: ViewInput,
): Promise<WeightedResults> {
  const { database } = deps;
  const view = await openComparingView(deps, session, input);
  const sample = await readSample(database, view);
  return {
    ...presentSample(view, sample),
    questions: weightedResults(view.questions, await sumWeighted(database, view, sample)),
  };
}

/** Adds weights up by cell while it reads, so that memory does not grow with the number of rows. */
async function sumWeighted(
  database: Database,
  view: View,
  { strata, weighting }: Sample,
): Promise<WeightedCell[]> {
  if (strata === null) return [];
  const meaningIds = weightedQuestions(view.questions).map(({ meaningId }) => meaningId);
  const questions = groupedQuestions(view, meaningIds);
  if (questions.length === 0) return [];
  const wanted = { strata, placement: AFTER_CHECKOUT, questions, weights: weighting.weights };
  const cellsOf = createCellsOfGroups(view.versions);
  const sums = new Map<string, WeightedCell>();
  const parts = readInParts(database, view, view.filter, (db, part) => groupWeighted(db, view, part, wanted));
  for await (const groups of parts) {
    for (const { n, weight, square, ...answered } of groups) {
      for (const { question, cell } of cellsOf({ kind: 'answer', start: null, n, ...answered })) {
        addWeighted(sums, { question, cell, n, weight, square });
      }
    }
  }
  return [...sums.values()];
}
