import { stableHash } from '../stable-hash.ts';
import { optionsOf } from './question-traits.ts';
import type { SurveyDefinition } from './definition.ts';
import type { Question } from './question.ts';
import type { Variant } from './variant.ts';

/**
 * The one thing in which variant B differs from the survey as it is written, which is variant A. Ids and meanings are the same
 * in both, so all other results count both.
 */
export type SurveySplit = NonNullable<SurveyDefinition['split']>;
export type WordingSplit = Extract<SurveySplit, { readonly kind: 'wording' }>;
export type OptionOrderSplit = Extract<SurveySplit, { readonly kind: 'option_order' }>;

/** The definition of one variant, without the split test itself. */
export function definitionOf(original: SurveyDefinition, variant: Variant | null): SurveyDefinition {
  const { split, ...definition } = original;
  if (split === undefined || variant !== 'b') return definition;
  if (split.kind === 'question_order') {
    const questions = inOrder(definition.questions, ({ questionId }) => questionId, split.questionIds);
    return {
      ...definition,
      questions: questions.map((question, orderIndex) => ({ ...question, orderIndex })),
    };
  }
  return {
    ...definition,
    questions: definition.questions.map((question) =>
      question.questionId === split.questionId ? questionOf(question, split) : question,
    ),
  };
}

function questionOf(question: Question, split: WordingSplit | OptionOrderSplit): Question {
  if (split.kind === 'wording') return { ...question, text: split.text, description: split.description };
  const options = inOrder(optionsOf(question), ({ id }) => id, split.optionIds);
  return { ...question, config: { ...question.config, options } } as Question;
}

/** The items in the order of these ids. Items that the order does not name come last, as they stand. */
function inOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  ids: readonly string[],
): readonly Item[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (item: Item) => place.get(idOf(item)) ?? ids.length;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The question that a test is about; undefined for the order of the questions. */
export function testedQuestion({ split, questions }: SurveyDefinition): Question | undefined {
  if (split === undefined || split.kind === 'question_order') return undefined;
  return questions.find(({ questionId }) => questionId === split.questionId);
}

/**
 * Names a test by what both its variants say, so that versions of a survey which test the same are one test, and any other
 * wording or order is a new one. Null without a test.
 */
export function splitKey(definition: SurveyDefinition): string | null {
  const { split } = definition;
  if (split === undefined) return null;
  const of = split.kind === 'question_order' ? null : split.questionId;
  const said = [definitionOf(definition, 'a'), definitionOf(definition, 'b')].map((each) =>
    testedPart(each, split),
  );
  return stableHash(JSON.stringify([split.kind, of, ...said])).toString(36);
}

function testedPart({ questions }: SurveyDefinition, split: SurveySplit): unknown {
  if (split.kind === 'question_order') return questions.map(({ questionId }) => questionId);
  const question = questions.find(({ questionId }) => questionId === split.questionId);
  if (question === undefined) return null;
  return split.kind === 'wording'
    ? [question.text, question.description]
    : optionsOf(question).map(({ id }) => id);
}

/**
 * The key of the test for shoppers who read the survey in this language, or null. The test of a wording exists in the
 * store's language only, so shoppers who read a translation take no part in it.
 */
export function splitKeyIn(definition: SurveyDefinition, language: string): string | null {
  const isTranslated = Object.hasOwn(definition.translations, language);
  return isTranslated && definition.split?.kind === 'wording' ? null : splitKey(definition);
}
