import { describe, expect, it } from 'vitest';
import { compareOrders, halfFromFew, typicalOrder } from '#shared/analytics/order-amounts.ts';
import { judge, judgeTogether, SIGNIFICANCE } from '#shared/analytics/compare.ts';
import { ordersSentence } from '#shared/analytics/comparison-sentence.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { ANSWERED, optionCell, valueCell } from '#shared/analytics/cells.ts';
import { questionResult } from '#shared/analytics/results.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { buildDefinition, buildQuestion } from './build.ts';

// Cases in which a plain method claims too much, with the sentence that a merchant reads.

type Counts = Readonly<Record<string, number>>;

const MERGED = mergeQuestions([buildDefinition()], []);

/** The result of one question of a segment, from how often each cell was counted. */
function resultOf(type: 'nps' | 'rating' | 'single_select', counts: Counts) {
  const question = MERGED.find((each) => each.type === type);
  if (!question) throw new Error(`The survey asks no ${type}.`);
  const answered = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return questionResult(question, new Map([...Object.entries(counts), [ANSWERED, answered]]));
}

/** What one screen says of these questions of two segments. */
function screenOf(
  ...questions: readonly (readonly ['nps' | 'rating' | 'single_select', one: Counts, other: Counts])[]
) {
  const families = questions.flatMap(([type, one, other]) => {
    const { compare } = resultsOf(buildQuestion(type));
    return compare?.('Shoppers in the US', resultOf(type, one), resultOf(type, other)) ?? [];
  });
  const { comparisons, judged } = judgeTogether(families);
  const found = judged.flatMap((question) =>
    question.kind === 'choice'
      ? question.options.flatMap(({ comparison }) => comparison ?? [])
      : (question.comparison ?? []),
  );
  return { comparisons, found, sentences: found.map(({ sentence }) => sentence) };
}

const nps = (promoters: number, passives: number, detractors: number): Counts => ({
  [valueCell(10)]: promoters,
  [valueCell(8)]: passives,
  [valueCell(1)]: detractors,
});

const stars = (...counts: number[]): Counts =>
  Object.fromEntries(counts.map((count, at) => [valueCell(at + 1), count]));

const options = (...counts: number[]): Counts =>
  Object.fromEntries(counts.map((count, at) => [optionCell('ABCD'[at] ?? ''), count]));

describe('comparing scores', () => {
  it('claims nothing because a small group agrees', () => {
    expect(screenOf(['nps', nps(30, 0, 0), nps(288, 9, 3)]).sentences).toEqual([
      'Shoppers in the US have a higher NPS (100 against 95), which may well be chance.',
    ]);
    expect(screenOf(['nps', nps(30, 0, 0), nps(980, 10, 10)]).sentences).toEqual([
      'Shoppers in the US have a higher NPS (100 against 97), which may well be chance.',
    ]);
    expect(screenOf(['rating', stars(0, 0, 0, 0, 30), stars(2, 2, 3, 8, 285)]).sentences).toEqual([
      'Shoppers in the US give a higher rating (5.0 against 4.9), which may well be chance.',
    ]);
  });

  it('still claims what is there', () => {
    expect(screenOf(['nps', nps(30, 0, 0), nps(150, 90, 60)]).sentences).toEqual([
      'Shoppers in the US have a higher NPS (100 against 30), unlikely to be chance.',
    ]);
  });
});

describe('the mean of a rating', () => {
  it('has room below twelve fives', () => {
    const found = resultOf('rating', stars(0, 0, 0, 0, 12));
    if (found.kind !== 'rating') throw new Error('The question is a rating.');
    const { meanLow = 0, meanHigh } = found.summary ?? {};
    expect(meanLow.toFixed(1)).toBe('4.0');
    expect(meanHigh).toBe(5);
  });
});

describe('many questions', () => {
  const dull = ['nps', nps(100, 60, 40), nps(101, 59, 40)] as const;
  const telling = ['nps', nps(110, 55, 35), nps(90, 60, 50)] as const;

  it('turn the same figures from a finding into what may be chance', () => {
    expect(screenOf(telling).sentences).toEqual([
      'Shoppers in the US have a higher NPS (38 against 20), unlikely to be chance.',
    ]);
    const { comparisons, sentences } = screenOf(telling, dull, dull, dull, dull, dull);
    expect(comparisons).toBe(6);
    expect(sentences[0]).toBe(
      'Shoppers in the US have a higher NPS (38 against 20), which may well be chance.',
    );
  });

  it('leave a strong finding, whose interval leaves out zero at the error that was tested', () => {
    const strong = ['single_select', options(120, 40, 20, 20), options(60, 80, 30, 30)] as const;
    const { comparisons, found } = screenOf(strong, dull, dull, dull, dull, dull);
    // Nobody chose Other, so it is not compared.
    expect(comparisons).toBe(9);
    expect(found.map(({ verdict }) => verdict).slice(0, 4)).toEqual([
      'unlikely_chance',
      'unlikely_chance',
      'may_be_chance',
      'may_be_chance',
    ]);
    expect(found[0]?.sentence).toBe(
      'Shoppers in the US choose "Option a" more often (60% against 30%), unlikely to be chance.',
    );
    expect(found[0]?.error).toBeLessThan(SIGNIFICANCE);
    expect(found[0]?.low).toBeGreaterThan(0.1);
  });
});

describe('money', () => {
  /** Thirty amounts whose logarithms are spread as a bell with σ = 1.5: one of them is 24 times the typical one. */
  const heavy = Array.from({ length: 30 }, (_, at) => {
    const share = (at + 0.5) / 30;
    const z = 1.5 * Math.log(share / (1 - share)) * 0.5513;
    return [Math.round(40 * Math.exp(z)), 1] as const;
  });

  it('has a typical order with an interval, and says how few orders make the average', () => {
    const found = typicalOrder(heavy);
    const average = heavy.reduce((sum, [amount]) => sum + amount, 0) / 30;
    expect(found?.amount).toBe(40);
    expect([found?.low, found?.high].map((bound) => Math.round(bound ?? 0))).toEqual([22, 74]);
    expect(average).toBeGreaterThan(found?.high ?? 0);
    expect(halfFromFew(heavy)).toBe(3);
  });

  it('claims no difference because one group has the huge order', () => {
    const others = heavy.map(([amount]) => [amount + 1, 1] as const);
    const withHuge = [...heavy.slice(0, 29), [50_000, 1] as const];
    const judged = judge(compareOrders(withHuge, others), SIGNIFICANCE);
    expect(ordersSentence('A friend', judged)).toBe(
      'Orders behind "A friend" tend to be smaller than the others (52 times of 100 when one of each is compared), which may well be chance.',
    );
  });

  it('shows the first order without an interval', () => {
    expect(typicalOrder([[19.9, 1]])).toEqual({ amount: 19.9, low: null, high: null });
    expect(ordersSentence('A friend', judge(compareOrders([[19.9, 1]], heavy), SIGNIFICANCE))).toBe(
      'Too few orders to tell whether those behind "A friend" differ.',
    );
  });
});
