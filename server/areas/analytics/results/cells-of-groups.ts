import { type Cell, durationCell, LEFT, LEFT_ANSWERED, SEEN, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { contribution } from '#server/areas/collect/counters/contribution.ts';
import type { Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { View } from '../open-view.ts';
import type { SumRow } from '../rows/counter-sums-repository.ts';
import type { PublishedDefinition } from '../rows/row-filter.ts';
import type { GroupedQuestion, RowGroup } from '../rows/row-repository.ts';

/** Converts groups of rows into counter cells, by the same function as the counters. */
export type CellsOfGroups = (group: RowGroup) => SumRow[];

export function createCellsOfGroups(versions: readonly PublishedDefinition[]): CellsOfGroups {
  const definitions = new Map(versions.map(({ version, definition }) => [version, definition]));
  return (group) => {
    const { n, version } = group;
    const definition = definitions.get(version);
    if (!definition) return [];
    const start = group.kind === 'duration' ? null : group.start;
    return cellsOf(group, definition).map(({ question, cell }) => ({ question, cell, start, version, n }));
  };
}

/** Where the rows store the answers to these questions (meaning ids), or to all. */
export function groupedQuestions(
  { versions, themes }: Pick<View, 'versions' | 'themes'>,
  meaningIds: readonly string[] | undefined,
): GroupedQuestion[] {
  const withThemes = new Set(themes.map(({ questionId }) => questionId));
  const questions = new Map<string, GroupedQuestion>();
  for (const { version, definition } of versions) {
    for (const { questionId, meaningId, type, config } of definition.questions) {
      if (meaningIds && !meaningIds.includes(meaningId)) continue;
      const { wordsIn = [], hasThemes = false, hasOther = false } = questions.get(questionId) ?? {};
      questions.set(questionId, {
        questionId,
        wordsIn: resultsOf({ type }).isWords ? [...wordsIn, version] : wordsIn,
        hasThemes: hasThemes || withThemes.has(meaningId),
        hasOther: hasOther || ('allowOther' in config && config.allowOther),
      });
    }
  }
  return [...questions.values()];
}

function cellsOf(group: RowGroup, definition: SurveyDefinition): Pick<Cell, 'question' | 'cell'>[] {
  const count = (complete: boolean, path: readonly string[], answers: Answers) =>
    contribution(definition, { complete, path, answers, isTest: false, durationMs: null });
  switch (group.kind) {
    case 'path':
      return pathCells(definition, group, count(group.isComplete, group.path, {}));
    case 'duration':
      return [{ question: WHOLE_SURVEY, cell: durationCell(group.bucket) }];
    case 'answer': {
      const { questionId, answer } = group;
      const cells = count(true, [questionId], { [questionId]: { value: '', ...answer } });
      // The path already counts that the survey was begun and the question seen.
      return cells.filter(
        ({ question, cell }) => question !== WHOLE_SURVEY && cell !== SEEN && cell !== LEFT,
      );
    }
    default:
      return group satisfies never;
  }
}

/** The cells of a path, with whether the question at which the shopper left was answered. */
function pathCells(
  { questions }: SurveyDefinition,
  { path, isLeftAnswered }: Extract<RowGroup, { kind: 'path' }>,
  cells: readonly Pick<Cell, 'question' | 'cell'>[],
): Pick<Cell, 'question' | 'cell'>[] {
  const last = isLeftAnswered && questions.find(({ questionId }) => questionId === path.at(-1));
  return last ? [...cells, { question: last.meaningId, cell: LEFT_ANSWERED }] : [...cells];
}
