import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLogic, passesLogicCheck } from '#shared/survey/check-logic.ts';
import { compileSurvey, END } from '#shared/survey/compile-logic.ts';
import { nextQuestion } from '#shared/survey/next-question.ts';
import { possibleNext } from '#shared/survey/possible-next.ts';
import type { Question } from '#shared/survey/question.ts';
import { ruleValues } from '#shared/survey/question-traits.ts';
import { definitionArb, diceArb, rollAnswer, soundDefinitionArb } from '#tests/support/arbitraries.ts';
import { question, rule, survey } from './build.ts';

/** Code, question and rule of every finding. */
function findings(...questions: readonly Question[]) {
  return checkLogic(survey(...questions)).map(({ code, questionId, ruleIndex }) => [
    code,
    questionId,
    ruleIndex,
  ]);
}

const END_TEXT = question('text', 'end');
const pick = (change: Parameters<typeof question<'single_select'>>[2]) =>
  question('single_select', 'pick', { options: ['a', 'b'], ...change });

describe('the logic check', () => {
  test('has nothing to say about a branching survey that is in order', () => {
    expect(
      findings(pick({ rules: [rule('CONTAINS', ['a'], 'end')] }), question('nps', 'mid'), END_TEXT),
    ).toEqual([]);
  });

  test('finds an empty survey', () => {
    expect(findings()).toEqual([['no_questions', null, null]]);
  });

  test('finds a circle once, with the way round it', () => {
    const back = question('rating', 'back', { rules: [rule('CONTAINS', ['1'], 'pick')] });
    const found = checkLogic(survey(pick({}), back, END_TEXT));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ code: 'loop', severity: 'error', questionId: 'pick' });
    expect(found[0]?.message).toBe(
      'Questions 1 → 2 → 1 lead round in a circle, so a shopper could go round forever.',
    );
  });

  test('finds a question that leads to itself', () => {
    expect(findings(question('text', 'self', { config: { nextQuestionId: 'self' } }))).toEqual([
      ['loop', 'self', null],
    ]);
  });

  test('is content with a jump back that closes no circle', () => {
    const first = question('text', 'first', { config: { nextQuestionId: 'third' } });
    const second = question('text', 'second', { config: { isTerminal: true } });
    const third = question('text', 'third', { config: { nextQuestionId: 'second' } });
    expect(findings(first, second, third)).toEqual([]);
  });

  test('finds questions that nobody will see', () => {
    const both = [rule('CONTAINS', ['a'], 'end'), rule('CONTAINS', ['b'], 'end')];
    expect(findings(pick({ rules: both }), question('text', 'skipped'), END_TEXT)).toEqual([
      ['unreachable', 'skipped', null],
    ]);
    // A shopper who skips the question follows the order.
    expect(findings(pick({ rules: both, isRequired: false }), question('text', 'skipped'), END_TEXT)).toEqual(
      [],
    );
    // Other is an answer too, where it is offered.
    expect(
      findings(pick({ rules: both, config: { allowOther: true } }), question('text', 'skipped'), END_TEXT),
    ).toEqual([]);
  });

  test('finds ids of questions that are gone', () => {
    expect(findings(pick({ rules: [rule('CONTAINS', ['a'], 'gone')] }))).toEqual([
      ['missing_question', 'pick', 0],
    ]);
    expect(findings(pick({ config: { nextQuestionId: 'gone' } }))).toEqual([
      ['missing_question', 'pick', null],
    ]);
    expect(passesLogicCheck(survey(pick({ config: { nextQuestionId: 'gone' } })))).toBe(false);
  });

  test('finds rules that name answers nobody can give', () => {
    expect(findings(pick({ rules: [rule('CONTAINS', ['a', 'gone'], 'end')] }), END_TEXT)).toEqual([
      ['missing_option', 'pick', 0],
    ]);
    expect(findings(pick({ rules: [rule('CONTAINS', ['other'], 'end')] }), END_TEXT)).toEqual([
      ['missing_option', 'pick', 0],
    ]);
    const nps = (value: string) => question('nps', 'nps', { rules: [rule('CONTAINS', [value], 'end')] });
    expect(findings(nps('10'), END_TEXT)).toEqual([]);
    expect(findings(nps('11'), END_TEXT)).toEqual([['missing_option', 'nps', 0]]);
    const stars = question('rating', 'stars', { rules: [rule('CONTAINS', ['0'], 'end')] });
    expect(findings(stars, END_TEXT)).toEqual([['missing_option', 'stars', 0]]);
  });

  test('finds empty rules and says which of them always apply', () => {
    const found = checkLogic(
      survey(
        pick({ rules: [rule('CONTAINS', [], 'end'), rule('NOT_CONTAINS', [], 'end')] }),
        question('text', 'mid'),
        END_TEXT,
      ),
    );
    expect(found.map(({ message }) => message)).toEqual([
      'Rule 1 names no answer, so it never applies.',
      'Rule 2 names no answer, so it applies to every answer.',
      'No answer leads to question 2, so nobody will see it.',
    ]);
  });

  test('finds rules that show nothing, or more than one question', () => {
    const rules = [rule('CONTAINS', ['a']), rule('CONTAINS', ['b'], 'end', 'mid')];
    expect(findings(pick({ rules }), question('text', 'mid'), END_TEXT)).toEqual([
      ['rule_without_target', 'pick', 0],
      ['more_than_one_target', 'pick', 1],
    ]);
  });

  test('sees no shadow where a rule without a target is skipped', () => {
    const several = question('multi_select', 'several', {
      options: ['a', 'b'],
      rules: [rule('CONTAINS', ['a', 'b']), rule('CONTAINS', ['a'], 'end')],
    });
    expect(findings(several, question('text', 'mid'), END_TEXT)).toEqual([
      ['rule_without_target', 'several', 0],
    ]);
  });

  test('finds rules in the shadow of earlier ones', () => {
    const rules = [
      rule('CONTAINS', ['a'], 'end'),
      rule('NOT_CONTAINS', ['a'], 'mid'),
      rule('CONTAINS', ['b'], 'end'),
    ];
    expect(findings(pick({ rules }), question('text', 'mid'), END_TEXT)).toEqual([
      ['shadowed_rule', 'pick', 2],
    ]);
    const several = question('multi_select', 'several', {
      options: ['a', 'b', 'c'],
      rules: [
        rule('CONTAINS', ['a', 'b'], 'end'),
        rule('CONTAINS', ['b'], 'mid'),
        rule('CONTAINS', ['c'], 'mid'),
      ],
    });
    expect(findings(several, question('text', 'mid'), END_TEXT)).toEqual([['shadowed_rule', 'several', 1]]);
  });

  test('finds rules where rules have no effect', () => {
    const rules = [rule('CONTAINS', ['a'], 'end')];
    expect(findings(question('text', 'free', { rules }), END_TEXT)).toEqual([
      ['rules_ignored', 'free', null],
    ]);
  });

  test('finds an end that a next question overrules', () => {
    const ends = question('date', 'ends', { config: { isTerminal: true, nextQuestionId: 'end' } });
    expect(findings(ends, END_TEXT)).toEqual([['terminal_overruled', 'ends', null]]);
  });

  test('finds questions that cannot be answered', () => {
    expect(findings(pick({ options: [] }))).toEqual([['no_options', 'pick', null]]);
    expect(passesLogicCheck(survey(pick({ options: [] })))).toBe(false);
    expect(passesLogicCheck(survey(pick({ options: [], isRequired: false })))).toBe(true);
    expect(findings(pick({ options: [], config: { allowOther: true } }))).toEqual([]);
    const three = (config: object) => question('multi_select', 'three', { options: ['a', 'b'], config });
    expect(findings(three({ minSelect: 3 }))).toEqual([['impossible_selection', 'three', null]]);
    expect(findings(three({ minSelect: 2, maxSelect: 1 }))).toEqual([
      ['impossible_selection', 'three', null],
    ]);
    expect(findings(three({ minSelect: 3, allowOther: true }))).toEqual([]);
  });
});

describe('a survey that passes the logic check', () => {
  test('ends within one step more than it has questions, whatever is answered', () => {
    fc.assert(
      fc.property(soundDefinitionArb(), diceArb, (definition, dice) => {
        expect(passesLogicCheck(definition)).toBe(true);
        let current = definition.questions[0] ?? null;
        let steps = 0;
        while (current !== null && steps <= definition.questions.length) {
          current = nextQuestion(definition, current.questionId, rollAnswer(current, dice));
          steps += 1;
        }
        expect(current).toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});

describe('what can follow a question', () => {
  test('is exactly what some answer brings about', () => {
    fc.assert(
      fc.property(definitionArb({ maxQuestions: 5 }), (definition) => {
        const survey = compileSurvey(definition);
        definition.questions.forEach((each, index) => {
          if (each.type === 'multi_select' && each.config.maxSelect !== null) return;
          expect(possibleNext(survey, index)).toEqual(tryEverything(survey.steps[index], each));
        });
      }),
      { numRuns: 200 },
    );
  });
});

/** The independent model: every single answer, or every subset of the options, and skipping if allowed. */
function tryEverything(step: ((answer: never) => number) | undefined, each: Question): Set<number> {
  const ask = (answer: unknown) => step?.(answer as never) ?? END;
  const values = ruleValues(each);
  const targets = new Set<number>();
  if (!each.isRequired || values === null || values.length === 0) targets.add(ask(undefined));
  if (values === null) return targets;
  if (each.type === 'multi_select') {
    for (let bits = 1; bits < 2 ** values.length; bits += 1) {
      targets.add(ask({ optionIds: values.filter((_, at) => bits & (1 << at)), otherValue: null }));
    }
    return targets;
  }
  for (const value of values) targets.add(ask({ optionId: value, otherValue: null, value: Number(value) }));
  return targets;
}
