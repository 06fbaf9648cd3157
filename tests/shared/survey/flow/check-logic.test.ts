import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLogic } from '#shared/survey/flow/check-logic.ts';
import type { Answer } from '#shared/survey/answer.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { END } from '#shared/survey/flow/default-next.ts';
import { nextQuestion } from '#shared/survey/flow/next-question.ts';
import { possibleNext } from '#shared/survey/flow/possible-next.ts';
import type { Question } from '#shared/survey/question.ts';
import { ruleValues } from '#shared/survey/flow/rule-values.ts';
import { openDefinition } from '#shared/survey/edit/editing-state.ts';
import { moveQuestion } from '#web/admin/features/builder/edit/move-question.ts';
import { definitionArb, diceArb, rollAnswer, soundDefinitionArb } from '#tests/support/arbitraries.ts';
import { question, rule, survey } from '../build.ts';
import { thorough } from '#tests/support/thorough.ts';

/** The code, question and rule of every finding. */
const severities = (...questions: readonly Question[]) =>
  checkLogic(survey(...questions)).map(({ severity }) => severity);

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
  test('has no findings for a valid branching survey', () => {
    expect(
      findings(pick({ rules: [rule('CONTAINS', ['a'], 'end')] }), question('nps', 'mid'), END_TEXT),
    ).toEqual([]);
  });

  test('reports an empty survey', () => {
    expect(findings()).toEqual([['no_questions', null, null]]);
  });

  test('reports a loop once, with its questions', () => {
    const back = question('rating', 'back', { rules: [rule('CONTAINS', ['1'], 'pick')] });
    const found = checkLogic(survey(pick({}), back, END_TEXT));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ code: 'loop', severity: 'error', questionId: 'pick' });
    expect(found[0]?.message).toBe(
      'Questions 1 → 2 → 1 lead round in a circle, so a shopper could go round forever.',
    );
  });

  test('reports the loop that appears when a question moves behind the one it leads to', () => {
    const start = question('text', 'start');
    const ask = pick({ rules: [rule('CONTAINS', ['a'], 'end')] });
    const straight = survey(start, ask, END_TEXT);
    expect(checkLogic(straight)).toEqual([]);
    const { definition } = moveQuestion(openDefinition(straight), 'pick', 2);
    expect(checkLogic(definition).map(({ code, questionId }) => [code, questionId])).toEqual([
      ['loop', 'end'],
    ]);
  });

  test('reports a question that leads to itself', () => {
    expect(findings(question('text', 'self', { config: { nextQuestionId: 'self' } }))).toEqual([
      ['loop', 'self', null],
    ]);
  });

  test('accepts a jump back that closes no loop', () => {
    const first = question('text', 'first', { config: { nextQuestionId: 'third' } });
    const second = question('text', 'second', { config: { isTerminal: true } });
    const third = question('text', 'third', { config: { nextQuestionId: 'second' } });
    expect(findings(first, second, third)).toEqual([]);
  });

  test('reports questions that no path reaches', () => {
    const both = [rule('CONTAINS', ['a'], 'end'), rule('CONTAINS', ['b'], 'end')];
    expect(findings(pick({ rules: both }), question('text', 'skipped'), END_TEXT)).toEqual([
      ['unreachable', 'skipped', null],
    ]);
    // A shopper who skips the question follows the order.
    expect(findings(pick({ rules: both, isRequired: false }), question('text', 'skipped'), END_TEXT)).toEqual(
      [],
    );
    // Other is a possible answer where the question offers it.
    expect(
      findings(pick({ rules: both, config: { allowOther: true } }), question('text', 'skipped'), END_TEXT),
    ).toEqual([]);
  });

  test('reports references to deleted questions', () => {
    expect(findings(pick({ rules: [rule('CONTAINS', ['a'], 'gone')] }))).toEqual([
      ['missing_question', 'pick', 0],
    ]);
    expect(findings(pick({ config: { nextQuestionId: 'gone' } }))).toEqual([
      ['missing_question', 'pick', null],
    ]);
    expect(severities(pick({ config: { nextQuestionId: 'gone' } }))).toEqual(['error']);
  });

  test('reports rules with answers that are not possible', () => {
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

  test('reports empty rules, and which of them always apply', () => {
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

  test('reports rules that show no question or more than one', () => {
    const rules = [rule('CONTAINS', ['a']), rule('CONTAINS', ['b'], 'end', 'mid')];
    expect(findings(pick({ rules }), question('text', 'mid'), END_TEXT)).toEqual([
      ['rule_without_target', 'pick', 0],
      ['more_than_one_target', 'pick', 1],
    ]);
  });

  test('does not report a rule as shadowed by a rule without a target', () => {
    const several = question('multi_select', 'several', {
      options: ['a', 'b'],
      rules: [rule('CONTAINS', ['a', 'b']), rule('CONTAINS', ['a'], 'end')],
    });
    expect(findings(several, question('text', 'mid'), END_TEXT)).toEqual([
      ['rule_without_target', 'several', 0],
    ]);
  });

  test('reports rules that an earlier rule shadows', () => {
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

  test('reports rules on types without rules', () => {
    const rules = [rule('CONTAINS', ['a'], 'end')];
    expect(findings(question('text', 'free', { rules }), END_TEXT)).toEqual([
      ['rules_ignored', 'free', null],
    ]);
  });

  test('reports a terminal setting that a next question overrides', () => {
    const ends = question('date', 'ends', { config: { isTerminal: true, nextQuestionId: 'end' } });
    expect(findings(ends, END_TEXT)).toEqual([['terminal_overruled', 'ends', null]]);
  });

  test('reports questions without a possible answer', () => {
    expect(findings(pick({ options: [] }))).toEqual([['no_options', 'pick', null]]);
    expect(severities(pick({ options: [] }))).toEqual(['error']);
    expect(severities(pick({ options: [], isRequired: false }))).toEqual(['warning']);
    expect(findings(pick({ options: [], config: { allowOther: true } }))).toEqual([]);
    const three = (config: object) => question('multi_select', 'three', { options: ['a', 'b'], config });
    expect(findings(three({ minSelect: 3 }))).toEqual([['impossible_selection', 'three', null]]);
    expect(findings(three({ minSelect: 2, maxSelect: 1 }))).toEqual([
      ['impossible_selection', 'three', null],
    ]);
    expect(findings(three({ minSelect: 3, allowOther: true }))).toEqual([]);
  });
});

describe('a survey without logic errors', () => {
  test('ends within one step more than it has questions, for any answers', () => {
    fc.assert(
      fc.property(soundDefinitionArb(), diceArb, (definition, dice) => {
        expect(checkLogic(definition).filter(({ severity }) => severity === 'error')).toEqual([]);
        const compiled = compileSurvey(definition);
        let index = 0;
        for (let steps = 0; steps < definition.questions.length; steps += 1) {
          const asked = definition.questions[index];
          if (asked) index = nextQuestion(compiled, index, rollAnswer(asked, dice));
        }
        expect(index).toBe(END);
      }),
      { numRuns: thorough(200, 60) },
    );
  });
});

describe('possibleNext', () => {
  test('returns exactly the questions that some answer leads to', () => {
    fc.assert(
      fc.property(definitionArb({ maxQuestions: 5 }), (definition) => {
        const compiled = compileSurvey(definition);
        definition.questions.forEach((each, index) => {
          if (each.type === 'multi_select' && each.config.maxSelect !== null) return;
          const next = (answer: unknown) => nextQuestion(compiled, index, answer as Answer);
          expect(possibleNext(compiled, index)).toEqual(tryEverything(next, each));
        });
      }),
      { numRuns: thorough(200, 60) },
    );
  });
});

/**
 * The independent model: calls `ask` with every answer, or every subset of the options, and without an answer if
 * that is allowed.
 */
function tryEverything(ask: (answer: unknown) => number, each: Question): Set<number> {
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
