import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkResponse } from '#server/areas/collect/responses/check-response.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { Question } from '#shared/survey/question.ts';
import { definitionArb } from '#tests/support/arbitraries.ts';
import { question, rule, survey } from '#tests/shared/survey/build.ts';

const check = (questions: readonly Question[], answers: unknown, complete = true) =>
  checkResponse(compileSurvey(survey(...questions)), answers, { complete });

const codes = (questions: readonly Question[], answers: unknown, complete = true) =>
  check(questions, answers, complete).findings.map(({ code, questionId }) => [code, questionId]);

/** The fault code for one answer to the question `q`, or null. */
const codeFor = (asked: Question, answer: unknown) => codes([asked], { q: answer })[0]?.[0] ?? null;

describe('checking one answer', () => {
  const single = question('single_select', 'q', { options: ['a', 'b'], config: { allowOther: true } });
  const closed = question('drop_down', 'q', { options: ['a', 'b'] });
  const several = question('multi_select', 'q', {
    options: ['a', 'b', 'c'],
    config: { minSelect: 2, maxSelect: 2 },
  });

  test.each<[string, Question, unknown, string | null]>([
    ['an option', single, { optionId: 'a', otherValue: null }, null],
    ['Other with a text', single, { optionId: 'other', otherValue: 'mine' }, null],
    ['Other without a text', single, { optionId: 'other', otherValue: '' }, null],
    ['Other where it is not offered', closed, { optionId: 'other', otherValue: 'x' }, 'unknown_option'],
    ['a text beside another option', single, { optionId: 'a', otherValue: 'x' }, 'other_not_chosen'],
    ['an unknown option', single, { optionId: 'z', otherValue: null }, 'unknown_option'],
    ['a text that is too long', single, { optionId: 'other', otherValue: 'x'.repeat(501) }, 'too_long'],
    ['an extra field', single, { optionId: 'a', otherValue: null, more: 1 }, 'malformed'],
    ['a missing field', single, { optionId: 'a' }, 'malformed'],
    ['an option as a list', single, { optionId: ['a'], otherValue: null }, 'malformed'],
    ['two of three', several, { optionIds: ['a', 'c'], otherValue: null }, null],
    ['too few', several, { optionIds: ['a'], otherValue: null }, 'too_few'],
    ['too many', several, { optionIds: ['a', 'b', 'c'], otherValue: null }, 'too_many'],
    ['one twice', several, { optionIds: ['a', 'a'], otherValue: null }, 'repeated_option'],
    ['none', several, { optionIds: [], otherValue: null }, 'blank'],
    ['numbers for ids', several, { optionIds: [1, 2], otherValue: null }, 'malformed'],
    ['five stars', question('rating', 'q'), { value: 5 }, null],
    ['no stars', question('rating', 'q'), { value: 0 }, 'out_of_scale'],
    ['six stars', question('rating', 'q'), { value: 6 }, 'out_of_scale'],
    ['half a star', question('rating', 'q'), { value: 2.5 }, 'out_of_scale'],
    ['no number', question('rating', 'q'), { value: Number.NaN }, 'out_of_scale'],
    ['a number as text', question('rating', 'q'), { value: '5' }, 'malformed'],
    ['an NPS of 0', question('nps', 'q'), { value: 0 }, null],
    ['an NPS of 10', question('nps', 'q'), { value: 10 }, null],
    ['an NPS of 11', question('nps', 'q'), { value: 11 }, 'out_of_scale'],
    ['free text', question('text', 'q'), { value: '👍 fine' }, null],
    ['blank text', question('text', 'q'), { value: ' \n' }, 'blank'],
    ['a NUL', question('text', 'q'), { value: 'a\0' }, 'unstorable_text'],
    ['half a surrogate pair', question('text', 'q'), { value: 'x\ud83d' }, 'unstorable_text'],
    ['text at the limit', question('text', 'q'), { value: 'x'.repeat(4_000) }, null],
    ['text over the limit', question('text', 'q'), { value: 'x'.repeat(4_001) }, 'too_long'],
    ['a leap day', question('date', 'q'), { value: '2024-02-29' }, null],
    ['no leap day', question('date', 'q'), { value: '2023-02-29' }, 'not_a_date'],
    ['a century without a leap day', question('date', 'q'), { value: '1900-02-29' }, 'not_a_date'],
    ['a 31st of April', question('date', 'q'), { value: '2024-04-31' }, 'not_a_date'],
    ['month 13', question('date', 'q'), { value: '2024-13-01' }, 'not_a_date'],
    ['a moment', question('date', 'q'), { value: '2024-01-01T10:00' }, 'not_a_date'],
    ['year 0', question('date', 'q'), { value: '0000-01-01' }, 'not_a_date'],
    ['null', question('text', 'q'), null, 'malformed'],
  ])('checks %s', (_, asked, answer, code) => {
    expect(codeFor(asked, answer)).toBe(code);
  });
});

describe('checking a response', () => {
  const branching = [
    question('nps', 'score', { rules: [rule('CONTAINS', ['0', '1'], 'why')] }),
    question('text', 'praise', { isRequired: false, config: { isTerminal: true } }),
    question('text', 'why'),
    question('date', 'when', { isRequired: false }),
  ];

  test('accepts either branch and returns its path', () => {
    expect(check(branching, { score: { value: 9 } })).toEqual({ findings: [], path: ['score', 'praise'] });
    expect(check(branching, { score: { value: 0 }, why: { value: 'Slow' } })).toEqual({
      findings: [],
      path: ['score', 'why', 'when'],
    });
  });

  test('refuses answers on a branch that was not taken', () => {
    const both = { score: { value: 9 }, why: { value: 'Slow' } };
    expect(codes(branching, both)).toEqual([['off_path', 'why']]);
    expect(codes(branching, both, false)).toEqual([['off_path', 'why']]);
  });

  test('requires the required questions of its path only', () => {
    expect(codes(branching, { score: { value: 0 } })).toEqual([['required', 'why']]);
    expect(codes(branching, {})).toEqual([['required', 'score']]);
  });

  test('accepts a partial response that stops anywhere, but not one with a gap', () => {
    expect(check(branching, { score: { value: 0 } }, false)).toEqual({ findings: [], path: ['score'] });
    expect(check(branching, {}, false)).toEqual({ findings: [], path: [] });
    const skipped = [question('text', 'a'), question('text', 'b')];
    expect(codes(skipped, { b: { value: 'x' } }, false)).toEqual([['required', 'a']]);
  });

  test('reports an invalid answer once', () => {
    expect(codes([question('rating', 'a')], { a: { value: 9 } })).toEqual([['out_of_scale', 'a']]);
  });

  test('refuses questions that are not in the survey', () => {
    const odd = JSON.parse(
      '{"__proto__":{"value":1},"constructor":{"value":1},"toString":null,"score":{"value":9}}',
    ) as object;
    expect(codes(branching, odd)).toEqual([
      ['unknown_question', null],
      ['unknown_question', null],
      ['unknown_question', null],
    ]);
  });

  test.each([[null], [[]], ['text'], [7], [undefined]])('requires an object: %j', (answers) => {
    expect(codes(branching, answers)).toEqual([['not_answers', null]]);
  });

  test('checks a survey whose logic has a loop', () => {
    const circle = [question('text', 'a', { config: { nextQuestionId: 'a' } })];
    expect(check(circle, { a: { value: 'x' } }).path).toEqual(['a']);
  });
});

describe('the check does not throw', () => {
  const nested = (depth: number): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < depth; level += 1) value = { value, optionIds: [value] };
    return value;
  };

  test('on deep nesting and long lists', () => {
    expect(codeFor(question('text', 'q'), nested(50_000))).toBe('malformed');
    const long = { optionIds: new Array(100_000).fill('a'), otherValue: null };
    expect(codeFor(question('multi_select', 'q', { options: ['a'] }), long)).not.toBeNull();
  });

  test('on any JSON in place of any answer', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.record({ optionId: fc.jsonValue(), otherValue: fc.jsonValue() }),
      fc.record({ optionIds: fc.jsonValue(), otherValue: fc.jsonValue() }),
      fc.record({ value: fc.jsonValue() }),
    );
    const key = fc.oneof(fc.constantFrom('q1', 'q2', 'q3', 'constructor', 'hasOwnProperty'), fc.string());
    fc.assert(
      fc.property(
        definitionArb({ maxQuestions: 3 }),
        fc.dictionary(key, value),
        fc.boolean(),
        (definition, answers, complete) => {
          const { findings, path } = checkResponse(compileSurvey(definition), answers, { complete });
          const known = new Set<string | null>(definition.questions.map((each) => each.questionId));
          for (const finding of findings)
            expect(finding.questionId === null || known.has(finding.questionId)).toBe(true);
          expect(path.every((id) => known.has(id))).toBe(true);
        },
      ),
      { numRuns: 120 },
    );
  });
});
