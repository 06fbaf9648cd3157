import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '#shared/survey/answer.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { END } from '#shared/survey/flow/default-next.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { nextQuestion } from '#shared/survey/flow/next-question.ts';
import { definitionArb, diceArb, rollAnswer } from '#tests/support/arbitraries.ts';
import { question, rule, survey } from '../build.ts';

const chosen = (optionId: string): Answer => ({ optionId, otherValue: null });
const several = (...optionIds: string[]): Answer => ({ optionIds, otherValue: null });

function nextId(definition: SurveyDefinition, answer: Answer | undefined): string | null {
  return definition.questions[nextQuestion(compileSurvey(definition), 0, answer)]?.questionId ?? null;
}

const LATER = [question('text', 'second'), question('text', 'third'), question('text', 'fourth')];

describe('nextQuestion', () => {
  test('returns the target of the first matching rule, before any default', () => {
    const definition = survey(
      question('single_select', 'first', {
        options: ['a', 'b'],
        rules: [rule('CONTAINS', ['a'], 'fourth', 'second'), rule('CONTAINS', ['a', 'b'], 'third')],
        config: { nextQuestionId: 'second', isTerminal: true },
      }),
      ...LATER,
    );
    expect(nextId(definition, chosen('a'))).toBe('fourth');
    expect(nextId(definition, chosen('b'))).toBe('third');
    expect(nextId(definition, chosen('neither'))).toBe('second');
  });

  test('returns the default next question, then the end if terminal, then the next in order', () => {
    const by = (config: object) => survey(question('text', 'first', { config }), ...LATER);
    expect(nextId(by({ nextQuestionId: 'third', isTerminal: true }), { value: 'x' })).toBe('third');
    expect(nextId(by({ isTerminal: true }), { value: 'x' })).toBeNull();
    expect(nextId(by({}), { value: 'x' })).toBe('second');
  });

  test('returns the end after the last question, and for a missing question', () => {
    expect(nextId(survey(question('text', 'only')), undefined)).toBeNull();
    expect(
      nextId(survey(question('nps', 'first', { config: { nextQuestionId: 'gone' } }), ...LATER), undefined),
    ).toBeNull();
    const byRule = survey(question('nps', 'first', { rules: [rule('CONTAINS', ['9'], 'gone')] }), ...LATER);
    expect(nextId(byRule, { value: 9 })).toBeNull();
    expect(nextQuestion(compileSurvey(survey(...LATER)), 7, undefined)).toBe(END);
  });

  test('compares rating and NPS values as whole numbers in text', () => {
    for (const type of ['rating', 'nps'] as const) {
      const definition = survey(
        question(type, 'first', { rules: [rule('CONTAINS', ['1'], 'third')] }),
        ...LATER,
      );
      expect(nextId(definition, { value: 1 })).toBe('third');
      expect(nextId(definition, { value: 10 })).toBe('second');
    }
  });

  test('matches CONTAINS if any selected choice is listed, and NOT_CONTAINS if none is', () => {
    const definition = survey(
      question('multi_select', 'first', {
        options: ['a', 'b', 'c'],
        rules: [rule('NOT_CONTAINS', ['a', 'b'], 'fourth'), rule('CONTAINS', ['b'], 'third')],
      }),
      ...LATER,
    );
    expect(nextId(definition, several('a', 'b'))).toBe('third');
    expect(nextId(definition, several('a', 'c'))).toBe('second');
    expect(nextId(definition, several('c'))).toBe('fourth');
  });

  test('matches no rule without an answer, and every answer when a rule excludes none', () => {
    const definition = survey(
      question('drop_down', 'first', { rules: [rule('NOT_CONTAINS', [], 'third')] }),
      ...LATER,
    );
    expect(nextId(definition, undefined)).toBe('second');
    expect(nextId(definition, chosen('a'))).toBe('third');
    const several0 = survey(
      question('multi_select', 'first', { rules: [rule('NOT_CONTAINS', [], 'third')] }),
      ...LATER,
    );
    expect(nextId(several0, several())).toBe('second');
  });

  test('skips rules without a target and rules of free text and dates', () => {
    const rules = [rule('NOT_CONTAINS', []), rule('NOT_CONTAINS', [], 'fourth')];
    expect(nextId(survey(question('rating', 'first', { rules }), ...LATER), { value: 3 })).toBe('fourth');
    expect(nextId(survey(question('text', 'first', { rules }), ...LATER), { value: 'x' })).toBe('second');
    expect(nextId(survey(question('date', 'first', { rules }), ...LATER), { value: '2026-01-01' })).toBe(
      'second',
    );
  });
});

describe('the compiled survey', () => {
  test('lists every question that some answer leads to among its targets', () => {
    fc.assert(
      fc.property(definitionArb(), diceArb, (definition, dice) => {
        const compiled = compileSurvey(definition);
        definition.questions.forEach((each, index) => {
          for (const answer of [undefined, rollAnswer(each, dice), rollAnswer(each, dice)]) {
            expect(compiled.targets[index]).toContain(nextQuestion(compiled, index, answer));
          }
        });
      }),
      { numRuns: 150 },
    );
  });
});
