import fc from 'fast-check';
import type { Answer } from '#shared/survey/answer.ts';
import { checkLogic } from '#shared/survey/flow/check-logic.ts';
import { newDefinition, newQuestion } from '#shared/survey/edit/defaults.ts';
import { type IdSource, choiceIds } from '#shared/survey/options.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Option, Question, Rule } from '#shared/survey/question.ts';
import { OTHER_ID, QUESTION_TYPES, type QuestionType } from '#shared/survey/question-types.ts';
import { isChoice, lowestOfScale } from '#shared/survey/question-traits.ts';
import { ruleValues } from '#shared/survey/flow/rule-values.ts';
import { checkingOf } from '#shared/survey/types/registry.ts';

/** Ids in order: `a1`, `a2`, … */
export function idsFrom(prefix: string): IdSource {
  let count = 0;
  return () => `${prefix}${++count}`;
}

/** Text as people and attackers write it, without characters that PostgreSQL refuses. */
export const textArb: fc.Arbitrary<string> = fc
  .oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', ' ', '<b>bold</b>', '=1+1', '日本語', '👩‍👩‍👧', 'constructor'),
  )
  .map((text) => text.replaceAll('\0', ''));

export interface DefinitionShape {
  readonly minQuestions?: number;
  readonly maxQuestions?: number;
  readonly types?: readonly QuestionType[];
  /** Rules only jump forward and every question has a possible answer, so that the survey passes the logic check. */
  readonly onward?: boolean;
}

const SURVEY_ID = 's1';

/** Definitions that the schema accepts. Unless `onward` is set, their rules may make no sense. */
export function definitionArb({
  minQuestions = 1,
  maxQuestions = 8,
  types = QUESTION_TYPES,
  onward = false,
}: DefinitionShape = {}): fc.Arbitrary<SurveyDefinition> {
  return fc.integer({ min: minQuestions, max: maxQuestions }).chain((count) => {
    const ids = Array.from({ length: count }, (_, index) => `q${index + 1}`);
    const questions = ids.map((_, index) => questionArb(ids, index, types, onward));
    return recordArb({ name: textArb, questions: fc.tuple(...questions) }).map((drawn) => ({
      ...newDefinition(SURVEY_ID),
      ...drawn,
    }));
  });
}

/** Definitions without a logic error. Some of them jump back without making a loop. */
export function soundDefinitionArb(shape: DefinitionShape = {}): fc.Arbitrary<SurveyDefinition> {
  const onward = definitionArb({ ...shape, onward: true });
  const any = fc.tuple(definitionArb(shape), onward).map(([wild, tame]) => (isSound(wild) ? wild : tame));
  return fc.oneof(onward, any);
}

function isSound(definition: SurveyDefinition): boolean {
  return checkLogic(definition).every((finding) => finding.severity !== 'error');
}

function questionArb(
  ids: readonly string[],
  index: number,
  types: readonly QuestionType[],
  onward: boolean,
): fc.Arbitrary<Question> {
  const targets = onward ? ids.slice(index + 1) : [...ids, 'gone'];
  const target = targets.length > 0 ? fc.constantFrom(...targets) : fc.constant(null);
  const options = fc.integer({ min: onward ? 1 : 0, max: 5 }).map(optionList);
  return recordArb({
    type: fc.constantFrom(...types),
    text: textArb,
    description: fc.option(textArb),
    isRequired: fc.boolean(),
    options,
    flags: recordArb({ randomize: fc.boolean(), allowOther: fc.boolean(), isTerminal: fc.boolean() }),
    bounds: recordArb({
      minSelect: fc.integer({ min: 1, max: 3 }),
      maxSelect: fc.option(fc.integer({ min: 1, max: 6 })),
    }),
    scale: fc.integer({ min: 2, max: 10 }),
    nextQuestionId: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: target }),
  })
    .map((drawn) => assemble(ids[index] ?? '', index, drawn, onward))
    .chain((question) =>
      fc
        .array(ruleArb(question, targets), { maxLength: 4 })
        .map((rules) => ({ ...question, logic: { rules } })),
    );
}

interface Drawn {
  readonly type: QuestionType;
  readonly text: string;
  readonly description: string | null;
  readonly isRequired: boolean;
  readonly options: readonly Option[];
  readonly flags: { readonly randomize: boolean; readonly allowOther: boolean; readonly isTerminal: boolean };
  readonly bounds: { readonly minSelect: number; readonly maxSelect: number | null };
  readonly scale: number;
  readonly nextQuestionId: string | null;
}

function assemble(questionId: string, orderIndex: number, drawn: Drawn, answerable: boolean): Question {
  const { type, text, description, isRequired, options, flags, bounds, scale, nextQuestionId } = drawn;
  const own = { orderIndex, text, description, isRequired };
  const question = {
    ...newQuestion(type, SURVEY_ID, idsFrom(questionId)),
    questionId,
    meaningId: questionId,
    ...own,
  };
  if (question.type === 'nps') return { ...question, config: { ...question.config, nextQuestionId } };
  const { isTerminal } = flags;
  const flow = { ...question, config: { ...question.config, nextQuestionId, isTerminal } } as Question;
  if (flow.type === 'rating') return { ...flow, config: { ...flow.config, scale } };
  if (!isChoice(flow)) return flow;
  const { randomize, allowOther } = flags;
  const choice = { ...flow, config: { ...flow.config, options, randomize, allowOther } } as Question;
  if (choice.type !== 'multi_select') return choice;
  const offered = choiceIds(choice.config).length;
  const minSelect = answerable ? Math.min(bounds.minSelect, Math.max(1, offered)) : bounds.minSelect;
  const maxSelect =
    answerable && bounds.maxSelect !== null ? Math.max(bounds.maxSelect, minSelect) : bounds.maxSelect;
  return { ...choice, config: { ...choice.config, minSelect, maxSelect } };
}

function optionList(count: number): Option[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `o${index + 1}`,
    text: index === 3 ? '' : `Option ${index + 1}`,
    meaningId: `o${index + 1}`,
  }));
}

/** Objects as JSON.parse makes them; fast-check also makes objects without a prototype. */
function recordArb<T>(arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record<T>(arbitraries, { noNullPrototype: true });
}

function ruleArb(question: Question, targets: readonly string[]): fc.Arbitrary<Rule> {
  const values = [...(ruleValues(question) ?? []), 'o1', OTHER_ID, '7'];
  return recordArb({
    condition: recordArb({
      operator: fc.constantFrom('CONTAINS' as const, 'NOT_CONTAINS' as const),
      value: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 }),
    }),
    action: recordArb({
      type: fc.constant('SHOW' as const),
      questionIds:
        targets.length > 0 ? fc.array(fc.constantFrom(...targets), { maxLength: 2 }) : fc.constant([]),
    }),
  });
}

/** Random choices while a test walks through a survey; their number is not known in advance. */
export interface Dice {
  /** A whole number from 0 up to but not including `sides`. */
  readonly roll: (sides: number) => number;
}

export const diceArb: fc.Arbitrary<Dice> = fc
  .array(fc.nat({ max: 9_999 }), { minLength: 1, maxLength: 60 })
  .map((numbers) => {
    let at = 0;
    return { roll: (sides) => (numbers[at++ % numbers.length] ?? 0) % sides };
  });

/** Sides of a die that stands for a share. */
const SIDES = 10_000;

/** A random valid answer, or sometimes undefined if the question may be skipped. */
export function rollAnswer(question: Question, dice: Dice): Answer | undefined {
  if (!question.isRequired && dice.roll(4) === 0) return undefined;
  if (isChoice(question)) return rollChoice(question, dice);
  switch (question.type) {
    case 'text':
      return { value: ['Fine', ' <i>x</i> ', 'constructor', '👍'][dice.roll(4)] ?? '' };
    case 'date':
      return { value: ['2024-02-29', '1999-12-31', '2026-11-21'][dice.roll(3)] ?? '' };
    case 'rating':
    case 'nps': {
      const lowest = lowestOfScale(question.type);
      return { value: lowest + dice.roll(question.config.scale - lowest + 1) };
    }
    default:
      return checkingOf(question).madeUp(question, {
        content: 0.5,
        next: () => dice.roll(SIDES) / SIDES,
      });
  }
}

function rollChoice(
  question: Extract<Question, { config: { options: unknown } }>,
  dice: Dice,
): Answer | undefined {
  const ids = choiceIds(question.config);
  if (ids.length === 0) return undefined;
  const other = (chosen: readonly string[]) => (chosen.includes(OTHER_ID) ? 'Something else' : null);
  if (question.type !== 'multi_select') {
    const optionId = ids[dice.roll(ids.length)] ?? '';
    return { optionId, otherValue: other([optionId]) };
  }
  const { minSelect, maxSelect } = question.config;
  const most = Math.min(ids.length, maxSelect ?? ids.length);
  const count = Math.min(most, minSelect + dice.roll(Math.max(1, most - minSelect + 1)));
  const from = dice.roll(ids.length);
  const optionIds = [...ids.slice(from), ...ids.slice(0, from)].slice(0, count);
  return { optionIds, otherValue: other(optionIds) };
}
