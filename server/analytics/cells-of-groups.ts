import {
  ANSWERED,
  type Cell,
  COMPLETED,
  durationCell,
  LEFT,
  monthCell,
  optionCell,
  OTHER,
  RESPONSES,
  SEEN,
  valueCell,
  WHOLE_SURVEY,
} from '#shared/analytics/cells.ts';
import { OTHER_ID, type Question } from '#shared/survey/question.ts';
import type { PublishedDefinition } from './row-filter.ts';
import type { SliceGroup } from './row-repository.ts';
import type { SumRow } from './results-repository.ts';

/** Turns groups of rows into the cells that the same rows have in the counters. */
export type CellsOfGroups = (group: SliceGroup) => SumRow[];

export function createCellsOfGroups(versions: readonly PublishedDefinition[]): CellsOfGroups {
  const questions = new Map<string, Question>();
  for (const { version, definition } of versions) {
    for (const question of definition.questions) questions.set(`${version}:${question.questionId}`, question);
  }
  return (group) => {
    const { start, n } = group;
    return cellsOf(group, questions.get(`${group.version}:${group.name}`)).map((cell) => ({
      ...cell,
      start,
      n,
    }));
  };
}

/** Which questions, as `version:question`, are answered by a date. */
export function datePlaces(versions: readonly PublishedDefinition[]): string[] {
  return versions.flatMap(({ version, definition }) =>
    definition.questions
      .filter(({ type }) => type === 'date')
      .map(({ questionId }) => `${version}:${questionId}`),
  );
}

type Place = Pick<Cell, 'question' | 'cell'>;

function cellsOf({ kind, token }: SliceGroup, question: Question | undefined): Place[] {
  const whole = (cell: string) => [{ question: WHOLE_SURVEY, cell }];
  const own = (...cells: string[]) =>
    question ? cells.map((cell) => ({ question: question.meaningId, cell })) : [];
  switch (kind) {
    case 'responses':
      return whole(RESPONSES);
    case 'completed':
      return whole(COMPLETED);
    case 'duration':
      return whole(durationCell(Number(token)));
    case 'seen':
      return own(SEEN);
    case 'left':
      return own(LEFT);
    case 'answered':
      return question ? own(...answeredCells(question, token)) : [];
    case 'chosen':
      return question ? own(...chosenCell(question, token)) : [];
    default:
      return kind satisfies never;
  }
}

function answeredCells(question: Question, token: string): string[] {
  switch (question.type) {
    case 'single_select':
    case 'drop_down': {
      const chosen = chosenCell(question, token);
      return chosen.length > 0 ? [ANSWERED, ...chosen] : [];
    }
    case 'rating':
    case 'nps':
      return [ANSWERED, valueCell(Number(token))];
    case 'date':
      return [ANSWERED, monthCell(token)];
    case 'multi_select':
    case 'text':
      return [ANSWERED];
    default:
      return question satisfies never;
  }
}

export function chosenCell({ config }: Question, optionId: string): string[] {
  if (!('options' in config)) return [];
  if (optionId === OTHER_ID) return config.allowOther ? [OTHER] : [];
  return config.options.filter(({ id }) => id === optionId).map(({ meaningId }) => optionCell(meaningId));
}
