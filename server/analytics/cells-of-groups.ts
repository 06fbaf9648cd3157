import { type Cell, durationCell, LEFT, SEEN, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { contribution } from '#shared/analytics/contribution.ts';
import type { Answers } from '#shared/survey/answer.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { SumRow } from './results-repository.ts';
import type { PublishedDefinition } from './row-filter.ts';
import type { SliceGroup } from './row-repository.ts';

/** Turns groups of rows into the cells that the same rows have in the counters, by the function that counts those. */
export type CellsOfGroups = (group: SliceGroup) => SumRow[];

export function createCellsOfGroups(versions: readonly PublishedDefinition[]): CellsOfGroups {
  const definitions = new Map(versions.map(({ version, definition }) => [version, definition]));
  return (group) => {
    const { start, n } = group;
    const definition = definitions.get(group.version);
    if (!definition) return [];
    return cellsOf(group, definition).map(({ question, cell }) => ({ question, cell, start, n }));
  };
}

/** Which questions, as `version:question`, are answered by words, which are hardly ever the same. */
export function wordPlaces(versions: readonly PublishedDefinition[]): string[] {
  return versions.flatMap(({ version, definition }) =>
    definition.questions
      .filter(({ type }) => type === 'text')
      .map(({ questionId }) => `${version}:${questionId}`),
  );
}

function cellsOf(group: SliceGroup, definition: SurveyDefinition): Pick<Cell, 'question' | 'cell'>[] {
  const count = (complete: boolean, path: readonly string[], answers: Answers) =>
    contribution(definition, { complete, path, answers, isTest: false, durationMs: null });
  switch (group.kind) {
    case 'path':
      return count(group.isComplete, group.value, {});
    case 'duration':
      return [{ question: WHOLE_SURVEY, cell: durationCell(Number(group.name)) }];
    case 'answer': {
      const { name, value } = group;
      const cells = count(true, [name], { [name]: value ?? { value: '' } });
      // That the survey was begun and the question seen is what its path counts.
      return cells.filter(
        ({ question, cell }) => question !== WHOLE_SURVEY && cell !== SEEN && cell !== LEFT,
      );
    }
    default:
      return group satisfies never;
  }
}
