import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '#shared/analytics/cells.ts';
import { addUp } from '#shared/analytics/cells.ts';
import type { CountedResponse } from '#server/areas/collect/counters/contribution.ts';
import { contribution } from '#server/areas/collect/counters/contribution.ts';
import type { Answer } from '#shared/survey/answer.ts';
import { QUESTION_TYPES, type QuestionType } from '#shared/survey/question-types.ts';
import { buildDefinition, buildResponse } from '#tests/shared/analytics/build.ts';

const definition = buildDefinition();

/** Writes cells as `question/cell`, with the amount when it is not 1. */
function short(cells: readonly Cell[]): string[] {
  return cells.map(({ question, cell, n }) => `${question}/${cell}${n === 1 ? '' : ` ${n}`}`).sort();
}

function counted(answers: Record<string, Answer>): string[] {
  const response = buildResponse({ answers, complete: true });
  return short(contribution(definition, response)).filter((cell) => !cell.startsWith('/'));
}

describe('the contribution of a response', () => {
  it.each<[QuestionType, Answer, string[]]>([
    ['single_select', { optionId: 'b', otherValue: null }, ['answered', 'o:B', 'seen']],
    ['single_select', { optionId: 'other', otherValue: 'a friend' }, ['answered', 'other', 'seen']],
    ['drop_down', { optionId: 'a', otherValue: null }, ['answered', 'o:A', 'seen']],
    [
      'multi_select',
      { optionIds: ['a', 'd', 'other'], otherValue: '' },
      ['answered', 'o:A', 'o:D', 'other', 'seen'],
    ],
    ['text', { value: 'Lovely' }, ['answered', 'seen']],
    ['rating', { value: 4 }, ['answered', 'seen', 'v:4']],
    ['nps', { value: 0 }, ['answered', 'seen', 'v:0']],
    ['date', { value: '2026-03-31' }, ['answered', 'm:2026-03', 'seen']],
  ])('counts an answer to %s: %o', (type, answer, expected) => {
    expect(counted({ [type]: answer })).toEqual(expected.map((cell) => `${type}!/${cell}`));
  });

  it('counts a skipped question as seen, not as answered', () => {
    const response = buildResponse({ path: ['text', 'nps'], answers: { nps: { value: 9 } } });
    expect(short(contribution(definition, response))).toEqual([
      '/responses',
      'nps!/answered',
      'nps!/left',
      'nps!/left_answered',
      'nps!/seen',
      'nps!/v:9',
      'text!/seen',
    ]);
  });

  it('counts an incomplete response as left at its last seen question', () => {
    const response = buildResponse({ path: ['nps', 'text'], answers: { nps: { value: 9 } } });
    const left = (complete: boolean) =>
      short(contribution(definition, { ...response, complete })).filter((cell) => cell.endsWith('left'));
    expect(left(false)).toEqual(['text!/left']);
    expect(left(true)).toEqual([]);
  });

  it('counts completion and duration only for a complete response', () => {
    const begun = buildResponse({ durationMs: 60_500 });
    expect(short(contribution(definition, begun))).toEqual(['/responses']);
    const done = short(contribution(definition, { ...begun, complete: true }));
    expect(done).toEqual(['/completed', '/responses', expect.stringMatching(/^\/t:\d+$/)]);
  });

  it('does not count test answers', () => {
    const answers = { nps: { value: 9 } };
    expect(contribution(definition, buildResponse({ answers, isTest: true, complete: true }))).toEqual([]);
  });

  it('ignores questions and options that the definition does not contain', () => {
    expect(counted({ gone: { value: 'x' } })).toEqual([]);
    expect(counted({ constructor: { value: 'x' } })).toEqual([]);
    expect(counted({ single_select: { optionId: 'gone', otherValue: null } })).toEqual([
      'single_select!/seen',
    ]);
  });
});

const optionId = fc.constantFrom('a', 'b', 'c', 'd', 'other');
const ANSWERS: Record<QuestionType, fc.Arbitrary<Answer>> = {
  single_select: fc.record({ optionId, otherValue: fc.constant(null) }),
  drop_down: fc.record({ optionId, otherValue: fc.constant(null) }),
  multi_select: fc.record({
    optionIds: fc.uniqueArray(optionId, { minLength: 1 }),
    otherValue: fc.constant(null),
  }),
  text: fc.record({ value: fc.constantFrom('x', 'y') }),
  rating: fc.record({ value: fc.integer({ min: 1, max: 5 }) }),
  nps: fc.record({ value: fc.integer({ min: 0, max: 10 }) }),
  date: fc.record({ value: fc.constantFrom('2026-01-31', '2026-02-01') }),
  number: fc.record({ value: fc.integer({ min: -2_000, max: 2_000 }) }),
};
const anyResponse: fc.Arbitrary<CountedResponse> = fc
  .record({
    complete: fc.boolean(),
    isTest: fc.constantFrom(false, false, false, true),
    path: fc.subarray([...QUESTION_TYPES]),
    given: fc.record(ANSWERS, { requiredKeys: [] }),
    durationMs: fc.option(fc.nat(10_000_000)),
  })
  .map(({ path, given, ...rest }) => {
    const answers = Object.fromEntries(
      Object.entries(given).filter(([id]) => path.includes(id as QuestionType)),
    );
    return { ...rest, path, answers };
  });

/** An event in a survey's life: a response is saved, saved again, or erased. */
const anyEvent = fc.record({ id: fc.nat(5), response: fc.option(anyResponse, { freq: 5 }) });

describe('counters updated by differences', () => {
  it('equal a recount after any sequence of saves and erasures', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 25 }), (history) => {
        const kept = new Map<string, number>();
        const stored = new Map<number, CountedResponse>();
        const of = (response: CountedResponse | null | undefined) =>
          response ? contribution(definition, response) : [];
        for (const { id, response } of history) {
          const gone = of(stored.get(id)).map((cell) => ({ ...cell, n: -cell.n }));
          for (const { question, cell, n } of [...gone, ...of(response)]) {
            const key = `${question}/${cell}`;
            kept.set(key, (kept.get(key) ?? 0) + n);
            if (kept.get(key) === 0) kept.delete(key);
          }
          if (response) stored.set(id, response);
          else stored.delete(id);
        }
        const recount = new Map<string, number>();
        for (const [question, cells] of addUp([...stored.values()].flatMap(of))) {
          for (const [cell, n] of cells) recount.set(`${question}/${cell}`, n);
        }
        expect([...kept].sort()).toEqual([...recount].sort());
      }),
      { numRuns: 300 },
    );
  });
});
