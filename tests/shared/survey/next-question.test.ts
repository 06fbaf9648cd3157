import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '#shared/survey/answer.ts';
import { compileSurvey } from '#shared/survey/compile-logic.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { nextQuestion } from '#shared/survey/next-question.ts';
import { definitionArb, diceArb, rollAnswer } from '#tests/support/arbitraries.ts';
import { question, rule, survey } from './build.ts';

const chosen = (optionId: string): Answer => ({ optionId, otherValue: null });
const several = (...optionIds: string[]): Answer => ({ optionIds, otherValue: null });

function nextId(definition: SurveyDefinition, answer: Answer | undefined): string | null {
  return nextQuestion(definition, definition.questions[0]?.questionId ?? '', answer)?.questionId ?? null;
}

const LATER = [question('text', 'second'), question('text', 'third'), question('text', 'fourth')];

describe('what comes after an answer', () => {
  test('is the question that the first matching rule shows, before any default', () => {
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

  test('is the default next question, then the end if terminal, then the order', () => {
    const by = (config: object) => survey(question('text', 'first', { config }), ...LATER);
    expect(nextId(by({ nextQuestionId: 'third', isTerminal: true }), { value: 'x' })).toBe('third');
    expect(nextId(by({ isTerminal: true }), { value: 'x' })).toBeNull();
    expect(nextId(by({}), { value: 'x' })).toBe('second');
  });

  test('is the end after the last question, and where a question is missing', () => {
    expect(nextId(survey(question('text', 'only')), undefined)).toBeNull();
    expect(
      nextId(survey(question('nps', 'first', { config: { nextQuestionId: 'gone' } }), ...LATER), undefined),
    ).toBeNull();
    const byRule = survey(question('nps', 'first', { rules: [rule('CONTAINS', ['9'], 'gone')] }), ...LATER);
    expect(nextId(byRule, { value: 9 })).toBeNull();
    expect(nextQuestion(survey(...LATER), 'unknown', undefined)).toBeNull();
  });

  test('compares ratings and NPS as text, by the whole number', () => {
    for (const type of ['rating', 'nps'] as const) {
      const definition = survey(
        question(type, 'first', { rules: [rule('CONTAINS', ['1'], 'third')] }),
        ...LATER,
      );
      expect(nextId(definition, { value: 1 })).toBe('third');
      expect(nextId(definition, { value: 10 })).toBe('second');
    }
  });

  test('takes several choices as a match if any is listed, and as none if none is', () => {
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

  test('matches no rule when unanswered, and every answer when none is excluded', () => {
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

  test('skips rules without a target and the rules of free text and dates', () => {
    const rules = [rule('NOT_CONTAINS', []), rule('NOT_CONTAINS', [], 'fourth')];
    expect(nextId(survey(question('rating', 'first', { rules }), ...LATER), { value: 3 })).toBe('fourth');
    expect(nextId(survey(question('text', 'first', { rules }), ...LATER), { value: 'x' })).toBe('second');
    expect(nextId(survey(question('date', 'first', { rules }), ...LATER), { value: '2026-01-01' })).toBe(
      'second',
    );
  });
});

describe('the compiled survey', () => {
  test('says the same as the plain words, for every question and any answer', () => {
    fc.assert(
      fc.property(definitionArb(), diceArb, (definition, dice) => {
        const compiled = compileSurvey(definition);
        definition.questions.forEach((each, index) => {
          for (const answer of [undefined, rollAnswer(each, dice), rollAnswer(each, dice)]) {
            const plain = nextQuestion(definition, each.questionId, answer);
            const step = compiled.steps[index]?.(answer) ?? -1;
            expect(compiled.questions[step] ?? null).toBe(plain);
            expect(compiled.targets[index]).toContain(step);
          }
        });
      }),
      { numRuns: 150 },
    );
  });
});
