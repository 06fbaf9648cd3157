import type { SurveyDefinition } from '../survey/definition.ts';
import type { Question } from '../survey/question.ts';
import type { QuestionType } from '../survey/question-types.ts';
import { isScale } from '../survey/question-traits.ts';
import { optionCell, OTHER } from './cells.ts';

/** A question as results show it: all versions with the same meaning, merged. */
export interface MergedQuestion {
  readonly meaningId: string;
  readonly type: QuestionType;
  /** The wording of the newest version. */
  readonly text: string;
  /** The ids under which its answers are stored, newest first. */
  readonly questionIds: readonly string[];
  /**
   * The options in the newest order, followed by those that only older versions have. Empty for types without
   * options. A text has its pinned themes.
   */
  readonly options: readonly MergedOption[];
  /** The highest point, for ratings and NPS; null for other types. */
  readonly scale: number | null;
  /** The question of the newest version. */
  readonly newest: Question;
  /** Whether the newest version still contains it. */
  readonly isCurrent: boolean;
}

export interface MergedOption {
  readonly cell: string;
  readonly text: string;
  readonly isOther: boolean;
}

/**
 * An option that versions of the survey may not contain: a text typed beside Other that the merchant promoted, or a pinned
 * theme.
 */
export interface PromotedOption {
  /** Meaning ids. */
  readonly questionId: string;
  readonly optionId: string;
  readonly text: string;
}

/** Merges the questions of all versions; expects the definitions newest first. */
export function mergeQuestions(
  definitions: readonly SurveyDefinition[],
  promoted: readonly PromotedOption[] = [],
): MergedQuestion[] {
  const byMeaning = new Map<string, { isCurrent: boolean; questions: Question[] }>();
  definitions.forEach(({ questions }, age) => {
    for (const question of questions) {
      const merged = byMeaning.get(question.meaningId);
      if (merged) merged.questions.push(question);
      else byMeaning.set(question.meaningId, { isCurrent: age === 0, questions: [question] });
    }
  });
  return [...byMeaning].flatMap(([meaningId, { isCurrent, questions }]) =>
    mergeOne(
      questions,
      isCurrent,
      promoted.filter(({ questionId }) => questionId === meaningId),
    ),
  );
}

function mergeOne(
  questions: readonly Question[],
  isCurrent: boolean,
  promoted: readonly PromotedOption[],
): MergedQuestion[] {
  const [newest] = questions;
  if (!newest) return [];
  return [
    {
      meaningId: newest.meaningId,
      type: newest.type,
      text: newest.text,
      questionIds: [...new Set(questions.map((question) => question.questionId))],
      options: mergeOptions(questions, promoted),
      scale: isScale(newest) ? newest.config.scale : null,
      newest,
      isCurrent,
    },
  ];
}

/** A blank option is labelled by its position, as in the shopper's view. Other comes last. */
function mergeOptions(questions: readonly Question[], promoted: readonly PromotedOption[]): MergedOption[] {
  const options = new Map<string, MergedOption>();
  let other: MergedOption | null = null;
  for (const { config } of questions) {
    if (!('options' in config)) continue;
    config.options.forEach(({ meaningId, text }, index) => {
      const cell = optionCell(meaningId);
      if (!options.has(cell)) {
        options.set(cell, { cell, text: text.trim() || `Response ${index + 1}`, isOther: false });
      }
    });
    if (config.allowOther) other ??= { cell: OTHER, text: config.otherLabel, isOther: true };
  }
  for (const { optionId, text } of promoted) {
    const cell = optionCell(optionId);
    if (!options.has(cell)) options.set(cell, { cell, text, isOther: false });
  }
  return other ? [...options.values(), other] : [...options.values()];
}
