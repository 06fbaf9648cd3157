import * as z from 'zod/mini';
import { createDefinitionReader } from '#server/areas/surveys/read-definitions.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { JobKinds } from '#server/kernel/jobs/run-job.ts';
import { type Turn, Unfinished } from '#server/kernel/jobs/turn.ts';
import { createPauser } from '#server/kernel/limits/pieces.ts';
import { remarkResponses } from '../texts/remark-responses.ts';
import { findTextResponses, findThemesJson } from './pinned-theme-repository.ts';
import { sortTexts, textSorterOf } from '#server/areas/collect/responses/mark-answers.ts';

export const SORT_TEXTS = 'sort_texts';

const SLICE = 500;

/** The question whose pinned themes changed, and the progress. */
const sorting = z.object({
  surveyId: z.string(),
  meaningId: z.string(),
  /** The last processed response id. */
  after: z._default(z.string(), ''),
  changed: z._default(z.number(), 0),
});

export type SortProgress = z.output<typeof sorting>;

type SortDeps = Pick<Deps, 'database'>;

/** The job that completes what the request left. */
export function themeJobs(deps: SortDeps): JobKinds {
  return {
    [SORT_TEXTS]: {
      run: ({ storeId, payload }, turn) => sortStoredTexts(deps, storeId, sorting.parse(payload), turn),
      neverGivesUp: true,
    },
  };
}

/**
 * Sorts the stored texts of a question into its current pinned themes, a slice at a time. It looks for the responses that
 * change without a lock; their answers and counters change in one transaction. Idempotent.
 */
export async function sortStoredTexts(
  { database }: SortDeps,
  storeId: string,
  from: SortProgress,
  turn: Turn,
): Promise<SortProgress | Unfinished<SortProgress>> {
  const survey = { storeId, surveyId: from.surveyId };
  const definitionOf = createDefinitionReader(database, survey);
  const rest = createPauser(storeId);
  let { after, changed } = from;
  for (;;) {
    const themesJson = await findThemesJson(database, survey);
    // The survey was deleted meanwhile.
    if (themesJson === null) return { ...from, after, changed };
    const sorter = textSorterOf(themesJson);
    const slice = await findTextResponses(database, survey, {
      meaningId: from.meaningId,
      after,
      rows: SLICE,
    });
    const responseIds: string[] = [];
    for (const { responseId, version, answers } of slice) {
      await rest();
      if (sortTexts(await definitionOf(version), answers, sorter) !== answers) responseIds.push(responseId);
    }
    if (responseIds.length > 0) {
      changed += await database.transaction((tx) => remarkResponses(tx, survey, responseIds), {
        priority: 'upkeep',
      });
    }
    after = slice.at(-1)?.responseId ?? after;
    const reached = { ...from, after, changed };
    if (slice.length < SLICE) return reached;
    if (turn.isOver()) return new Unfinished(reached);
  }
}
