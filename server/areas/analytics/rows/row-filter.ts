import { optionCell, OTHER } from '#shared/analytics/cells.ts';
import type { AnsweredFilter, DayRange, OrderValueRange } from '#shared/analytics/query.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { OTHER_ID, type Question } from '#shared/survey/question.ts';

/** Which responses count. Null doesn't restrict; segments are as they are stored. */
export interface ResultFilter {
  readonly range: DayRange | null;
  readonly versions: readonly number[] | null;
  readonly countries: readonly string[] | null;
  readonly customerTypes: readonly string[] | null;
  readonly placements: readonly string[] | null;
  readonly orderValue: (OrderValueRange & { readonly currency: string }) | null;
  readonly answered: readonly AnsweredPlace[] | null;
  /** Answers given to try the survey out, which are counted nowhere, instead of the real ones. */
  readonly isTest: boolean;
}

/** How one version stores the answer that is asked for: a part of the answers, or a date's month. */
export interface AnsweredPlace {
  readonly version: number;
  readonly questionId: string;
  readonly part: object;
  readonly month: string | null;
  /** Whether it is Other that is asked for. */
  readonly isOther: boolean;
}

export interface PublishedDefinition {
  readonly version: number;
  readonly publishedAt: string;
  readonly definition: SurveyDefinition;
}

/** Where the answer that a filter names is found in each version, promoted words included. None if no version has it. */
export function answeredPlaces(
  versions: readonly PublishedDefinition[],
  { question: meaningId, cell }: AnsweredFilter,
): AnsweredPlace[] {
  return versions.flatMap(({ version, definition }) =>
    definition.questions
      .filter((question) => question.meaningId === meaningId)
      .flatMap((question) => placesIn(question, cell).map((place) => ({ version, ...place }))),
  );
}

function placesIn(question: Question, cell: string): Omit<AnsweredPlace, 'version'>[] {
  const { questionId } = question;
  const at = (answer: object) => [
    { questionId, part: { [questionId]: answer }, month: null, isOther: cell === OTHER },
  ];
  switch (question.type) {
    case 'single_select':
    case 'drop_down':
      return [
        ...optionIds(question, cell).flatMap((optionId) => at({ optionId })),
        ...promotedTo(question, cell).flatMap((promoted) => at({ optionId: OTHER_ID, promotedTo: promoted })),
      ];
    case 'multi_select':
      return [
        ...optionIds(question, cell).flatMap((optionId) => at({ optionIds: [optionId] })),
        ...promotedTo(question, cell).flatMap((promoted) =>
          at({ optionIds: [OTHER_ID], promotedTo: promoted }),
        ),
      ];
    case 'rating':
    case 'nps':
      return cell.startsWith('v:') ? at({ value: Number(cell.slice(2)) }) : [];
    case 'date':
      return cell.startsWith('m:') ? [{ questionId, part: {}, month: cell.slice(2), isOther: false }] : [];
    case 'text':
      return [];
    default:
      return question satisfies never;
  }
}

/** The meaning id of the option that words beside Other may count as. */
function promotedTo({ config }: Question, cell: string): string[] {
  const isPossible = 'options' in config && config.allowOther && cell.startsWith(OPTION_PREFIX);
  return isPossible ? [cell.slice(OPTION_PREFIX.length)] : [];
}

const OPTION_PREFIX = optionCell('');

function optionIds(question: Question, cell: string): string[] {
  if (!('options' in question.config)) return [];
  const { options, allowOther } = question.config;
  if (cell === OTHER) return allowOther ? [OTHER_ID] : [];
  return options.filter(({ meaningId }) => optionCell(meaningId) === cell).map(({ id }) => id);
}
