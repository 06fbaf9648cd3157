import { type Cell, optionCell, OTHER } from '../cells.ts';
import { compareRates, type Family, judge } from '../compare.ts';
import { type AnswerVerb, rateSentence } from '../comparison-sentence.ts';
import { rate } from '../intervals.ts';
import { optionLabel } from '../../survey/option-texts.ts';
import type { SingleChoiceAnswer } from '../../survey/answer.ts';
import type { ChoiceConfig, ChoiceQuestion } from '../../survey/question.ts';
import { OTHER_ID, type QuestionType } from '../../survey/question-types.ts';
import {
  type AnswerPlace,
  type AskedQuestion,
  figuresOf,
  type FilterChoice,
  one as oneCell,
  type OrderGroup,
  partOf,
  type SummaryRow,
  type Results,
} from './results.ts';
import type { ComparedQuestion } from '../comparison-schema.ts';
import type { ChoiceResult, OptionResult, ReadableChoice } from '../../survey/types/helpers/choice-schema.ts';
import { comparisonReply } from './comparison-reply.ts';

/** The results that single choice, multiple choice and dropdown share. */
export const choiceResults = {
  isWords: false,
  result: (asked: AskedQuestion<ChoiceQuestion['type']>): ChoiceResult => ({
    ...asked.base,
    kind: 'choice',
    options: countOptions(asked),
  }),
  filterChoices: ({ options }: ChoiceResult): FilterChoice[] => choicesOf(options),
  searched: ({ labels, other }: ReadableChoice) => [...labels, other ?? ''],
  exported: ({ labels }: ReadableChoice) => labels,
  summaryRows: ({ options }: ChoiceResult): SummaryRow[] => summaryOf('option', options),
  compare: (segment: string, one: ChoiceResult, other: ChoiceResult) => compareOptions(segment, one, other),
  orderGroups: ({ options }: ChoiceResult): OrderGroup[] => groupsOf(options),
  trend: null,
  isLowScore: null,
};

/** The options of a question, or its pinned themes, with their shares of the answers. */
export function countOptions({
  merged,
  base,
  cells,
}: Pick<AskedQuestion<QuestionType>, 'merged' | 'base' | 'cells'>): OptionResult[] {
  return merged.options.map((option) => ({
    ...option,
    rate: rate(cells.get(option.cell) ?? 0, base.answered),
  }));
}

export const choicesOf = (options: readonly OptionResult[]): FilterChoice[] =>
  options.map(({ cell, text }) => ({ cell, text }));

export const groupsOf = (options: readonly OptionResult[]): OrderGroup[] =>
  options.map(({ cell, text }) => ({ key: cell, text, cells: [cell] }));

export const summaryOf = (what: string, options: readonly OptionResult[]): SummaryRow[] =>
  options.map(({ text, rate: found }) => [what, text, ...figuresOf(found)]);

/** A single choice, from a list or a dropdown. */
export const oneChoiceResults = {
  ...choiceResults,
  cells(question: ChoiceQuestion) {
    const cellOf = choiceCells(question);
    return ({ optionId, promotedTo }: SingleChoiceAnswer) => presentOrNull([cellOf(optionId, promotedTo)]);
  },
  answerPlaces: (question: ChoiceQuestion, cell: string): AnswerPlace[] =>
    choicePlaces(question, cell, (optionId) => ({ optionId })),
  readable(
    question: ChoiceQuestion,
    { optionId, otherValue, promotedTo }: SingleChoiceAnswer,
    promoted: ReadonlyMap<string, string>,
  ): ReadableChoice {
    const labels = labelsOf(question.config, [optionId], promoted.get(promotedTo ?? ''));
    return { kind: 'choice', labels, other: otherValue };
  },
};

/** The cell of a chosen option. Other counts as itself, unless its text is promoted to an option. */
export function choiceCells(question: ChoiceQuestion) {
  const { options, allowOther } = question.config;
  const cells = new Map(options.map(({ id, meaningId }) => [id, oneCell(question, optionCell(meaningId))]));
  if (allowOther) cells.set(OTHER_ID, oneCell(question, OTHER));
  return (optionId: string, promotedTo: string | undefined): Cell | undefined => {
    const cell = cells.get(optionId);
    if (promotedTo === undefined || optionId !== OTHER_ID || cell === undefined) return cell;
    return oneCell(question, optionCell(promotedTo));
  };
}

export function presentOrNull(cells: readonly (Cell | undefined)[]): readonly Cell[] | null {
  const present = cells.filter((cell) => cell !== undefined);
  return present.length > 0 ? present : null;
}

/** The places where rows store an option, including promoted texts. */
export function choicePlaces(
  question: ChoiceQuestion,
  cell: string,
  answerOf: (optionId: string) => object,
): AnswerPlace[] {
  return [
    ...optionIds(question.config, cell).map((optionId) => partOf(question, answerOf(optionId))),
    ...promotedTo(question.config, cell).map((promoted) =>
      partOf(question, { ...answerOf(OTHER_ID), promotedTo: promoted }),
    ),
  ];
}

export const OPTION_PREFIX = optionCell('');

/** The meaning id of the option that the text beside Other is promoted to. */
function promotedTo({ allowOther }: ChoiceConfig, cell: string): string[] {
  return allowOther && cell.startsWith(OPTION_PREFIX) ? [cell.slice(OPTION_PREFIX.length)] : [];
}

function optionIds({ options, allowOther }: ChoiceConfig, cell: string): string[] {
  if (cell === OTHER) return allowOther ? [OTHER_ID] : [];
  return options.filter(({ meaningId }) => optionCell(meaningId) === cell).map(({ id }) => id);
}

/**
 * The labels in the order of the options. A blank option is labelled by its position; a promoted text has the
 * option's label.
 */
export function labelsOf(
  { options, otherLabel }: ChoiceConfig,
  chosen: readonly string[],
  promoted: string = otherLabel,
): string[] {
  const labels = options.flatMap(({ id, text }, index) =>
    chosen.includes(id) ? [optionLabel(text.trim(), index + 1)] : [],
  );
  return chosen.includes(OTHER_ID) ? [...labels, promoted] : labels;
}

type Options = Pick<ChoiceResult, 'meaningId' | 'text' | 'options'>;

/** Compares all options of a question. */
export function compareOptions(
  segment: string,
  one: Options,
  other: Options,
  does: AnswerVerb = 'choose',
): Family<ComparedQuestion> {
  const rates = new Map(other.options.map(({ cell, rate: found }) => [cell, found]));
  const rows = one.options.map(({ cell, text, rate: found }) => {
    const sides = { one: found, other: rates.get(cell) ?? null };
    const compared = sides.one && sides.other && compareRates(sides.one, sides.other);
    return { cell, text, ...sides, compared };
  });
  return {
    differences: rows.flatMap(({ compared }) => compared ?? []),
    judgeAt: (error) => ({
      kind: 'choice',
      meaningId: one.meaningId,
      text: one.text,
      options: rows.map(({ compared, ...row }) => {
        const judged = compared && judge(compared, error);
        if (!judged || !row.one || !row.other) return { ...row, comparison: null };
        const sentence = rateSentence(segment, row.text, { one: row.one, other: row.other, judged }, does);
        return { ...row, comparison: comparisonReply(judged, sentence) };
      }),
    }),
  };
}

export const multiSelectResults: Results<'multi_select'> = {
  ...choiceResults,
  cells(question) {
    const cellOf = choiceCells(question);
    return ({ optionIds, promotedTo }) => presentOrNull(optionIds.map((id) => cellOf(id, promotedTo)));
  },
  answerPlaces: (question, cell) => choicePlaces(question, cell, (optionId) => ({ optionIds: [optionId] })),
  readable({ config }, { optionIds, otherValue, promotedTo }, promoted) {
    const labels = labelsOf(config, optionIds, promoted.get(promotedTo ?? ''));
    return { kind: 'choice', labels, other: otherValue };
  },
};
