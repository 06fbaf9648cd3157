import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_PLACE,
  STORE_MOMENTS,
  STORE_TARGETS,
  storeRuleProblem,
  writesOf,
  type StoreRule,
} from '#shared/connections/store-rules.ts';

const ruleArb: fc.Arbitrary<StoreRule> = fc.record({
  target: fc.constantFrom(...STORE_TARGETS),
  when: fc.constantFrom(...STORE_MOMENTS),
  questionId: fc.constantFrom(null, 'q1', 'q2'),
  text: fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('heard', `heard: ${ANSWER_PLACE}`, ANSWER_PLACE, ` ${ANSWER_PLACE}, `),
  ),
});

const answerArb = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 700 }),
  fc.integer(),
  fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 5 }),
);

const responseArb = fc.record({
  answers: fc.tuple(answerArb, answerArb).map(([one, two]) => [
    { question_id: 'q1', answer: one },
    { question_id: 'q2', answer: two },
  ]),
  isComplete: fc.boolean(),
  hasLowScore: fc.boolean(),
});

describe('a rule about the store’s data', () => {
  it('writes only what the platform accepts, whatever shoppers answer', () => {
    fc.assert(
      fc.property(ruleArb, responseArb, (rule, response) => {
        fc.pre(storeRuleProblem(rule) === null);
        for (const { kind, name, value } of writesOf(rule, response)) {
          expect(`${name}${value}`).not.toMatch(/[\n\r]/);
          if (kind === 'tag')
            expect([Array.from(name).length <= 40, name.includes(',')]).toEqual([true, false]);
          if (kind === 'metafield') {
            expect(name).toMatch(/^[\w-]{2,64}$/);
            expect(Array.from(value).length).toBeLessThanOrEqual(500);
          }
        }
      }),
    );
  });

  it('writes nothing of an answer that it is not about', () => {
    fc.assert(
      fc.property(ruleArb, responseArb, (rule, response) => {
        const isAbout = rule.when === 'low_score' ? response.hasLowScore : response.isComplete;
        const unanswered = { ...response, answers: [] };
        expect(isAbout ? [] : writesOf(rule, response)).toEqual([]);
        expect(rule.questionId === null ? [] : writesOf(rule, unanswered)).toEqual([]);
      }),
    );
  });

  it('makes a tag of each chosen answer, and one line of all of them', () => {
    const response = {
      answers: [{ question_id: 'q2', answer: ['podcast', 'a friend'] }],
      ...{ isComplete: true, hasLowScore: false },
    };
    const about = { when: 'completed', questionId: 'q2', text: `heard: ${ANSWER_PLACE}` } as const;
    expect(writesOf({ ...about, target: 'customer_tag' }, response)).toEqual([
      { owner: 'customer', kind: 'tag', name: 'heard: podcast', value: '' },
      { owner: 'customer', kind: 'tag', name: 'heard: a friend', value: '' },
    ]);
    expect(writesOf({ ...about, target: 'order_note' }, response)).toEqual([
      { owner: 'order', kind: 'note', name: 'heard: podcast, a friend', value: '' },
    ]);
  });
});
