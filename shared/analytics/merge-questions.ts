import type { SurveyDefinition } from '../survey/definition.ts';
import type { Question, QuestionType } from '../survey/question.ts';
import { optionCell, OTHER } from './cells.ts';

/** One question as results show it, over all versions in which it means the same. */
export interface MergedQuestion {
  readonly meaningId: string;
  readonly type: QuestionType;
  /** As the newest version words it. */
  readonly text: string;
  /** The ids under which answers to it are stored, newest first. */
  readonly questionIds: readonly string[];
  /** In the newest order, then those that only older versions had. Empty for types without options. */
  readonly options: readonly MergedOption[];
  /** The highest point, for ratings and NPS. */
  readonly scale: number | null;
  /** Whether the newest version still asks it. */
  readonly isCurrent: boolean;
}

export interface MergedOption {
  readonly cell: string;
  readonly text: string;
  readonly isOther: boolean;
}

/** Words beside Other that count as an option, which versions may not have. */
export interface PromotedOption {
  /** Meaning ids. */
  readonly questionId: string;
  readonly optionId: string;
  readonly text: string;
}

/** From the definitions of all versions, newest first. */
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
      scale: 'scale' in newest.config ? newest.config.scale : null,
      isCurrent,
    },
  ];
}

/** A blank option is called by its place, as shoppers see it. Other comes last. */
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
