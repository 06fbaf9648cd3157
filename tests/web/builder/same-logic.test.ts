import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLogic } from '#shared/survey/flow/check-logic.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { Question } from '#shared/survey/question.ts';
import { isChoice } from '#shared/survey/question-traits.ts';
import { hasSameLogic } from '#web/admin/features/builder/state/same-logic.ts';
import { definitionArb } from '#tests/support/arbitraries.ts';
import { thorough } from '#tests/support/thorough.ts';

type Change = (question: Question) => Question;

const options = (
  question: Question,
  change: (texts: { id: string; text: string; meaningId: string }[]) => void,
) => {
  if (!isChoice(question)) return question;
  const changed = question.config.options.map((each) => ({ ...each }));
  change(changed);
  return { ...question, config: { ...question.config, options: changed } } as Question;
};
const config = (question: Question, change: object) =>
  ({ ...question, config: { ...question.config, ...change } }) as Question;

const TEXTS: Record<string, Change> = {
  text: (question) => ({ ...question, text: `${question.text}, really` }),
  description: (question) => ({ ...question, description: 'Take your time' }),
  'text of an option': (question) => options(question, ([first]) => first && (first.text = 'Something else')),
};

const OTHERS: Record<string, Change> = {
  nothing: (question) => question,
  required: (question) => ({ ...question, isRequired: !question.isRequired }),
  rules: (question) => ({ ...question, logic: { rules: [] } }),
  'the next question': (question) => config(question, { nextQuestionId: null }),
  'the terminal setting': (question) =>
    'isTerminal' in question.config ? config(question, { isTerminal: true }) : question,
  'one option less': (question) => options(question, (all) => void all.pop()),
  'another order': (question) => options(question, (all) => void all.reverse()),
  other: (question) => (isChoice(question) ? config(question, { allowOther: true }) : question),
  'the number of choices': (question) =>
    question.type === 'multi_select' ? config(question, { minSelect: 9 }) : question,
  scale: (question) => (question.type === 'rating' ? config(question, { scale: 3 }) : question),
  id: (question) => ({ ...question, questionId: `${question.questionId}2` }),
};

function changed(definition: SurveyDefinition, kinds: readonly string[]): SurveyDefinition {
  const all = { ...TEXTS, ...OTHERS };
  const questions = definition.questions.map((question, at) => all[kinds[at] ?? 'nothing']!(question));
  return { ...definition, questions };
}

describe('two surveys with the same logic', () => {
  test('may differ in texts', () => {
    const kinds = fc.array(fc.constantFrom(...Object.keys(TEXTS)), { minLength: 12 });
    fc.assert(
      fc.property(definitionArb(), kinds, (definition, made) => {
        expect(hasSameLogic(definition, changed(definition, made))).toBe(true);
      }),
    );
  });

  test('have the same findings', () => {
    const kinds = fc.array(fc.constantFrom(...Object.keys({ ...TEXTS, ...OTHERS })), { maxLength: 3 });
    fc.assert(
      fc.property(definitionArb(), kinds, (definition, made) => {
        const other = changed(definition, made);
        if (hasSameLogic(definition, other)) expect(checkLogic(other)).toEqual(checkLogic(definition));
      }),
      { numRuns: thorough(1000, 200) },
    );
  });

  test('have the same questions in the same order', () => {
    fc.assert(
      fc.property(definitionArb(), (definition) => {
        const { questions } = definition;
        expect(hasSameLogic(definition, { ...definition, questions: questions.slice(1) })).toBe(
          questions.length === 0,
        );
        if (questions.length > 1) {
          const reversed = { ...definition, questions: [...questions].reverse() };
          expect(hasSameLogic(definition, reversed)).toBe(false);
        }
      }),
    );
  });
});
