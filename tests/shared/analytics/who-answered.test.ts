import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWERED } from '#shared/analytics/cells.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import {
  type ByGroup,
  countStrata,
  groupsOfStratum,
  largestCountries,
  ORDER_FACTS,
  type OrderDivision,
  sumByGroup,
  valueBounds,
} from '#shared/analytics/order-groups.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import { weighAnswers, WEIGHT_LIMIT } from '#shared/analytics/weigh-answers.ts';
import { addWeighted, type WeightedCell, weightedResults } from '#shared/analytics/weighted-results.ts';
import { compareWithOrders } from '#shared/analytics/who-answered.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

const DIVISION: OrderDivision = { countries: ['DE', ''], bounds: [20, 50] };

const strataOf = (counts: (groups: readonly number[]) => number) =>
  Array.from({ length: countStrata(DIVISION) }, (_, stratum) => counts(groupsOfStratum(DIVISION, stratum)));

/** Orders of new and repeat Germans, all of them on Mondays and below 20. */
const germans = (firstTime: number, repeat: number) =>
  strataOf(([customer, country, value, weekday]) =>
    country === 1 && value === 1 && weekday === 0 ? [firstTime, repeat][customer!]! : 0,
  );

const findings = (orders: number[], answers: number[]) =>
  compareWithOrders(DIVISION, sumByGroup(DIVISION, orders), sumByGroup(DIVISION, answers)).facts.flatMap(
    ({ groups }) => groups.filter(({ finding }) => finding !== null),
  );

describe('the groups of orders', () => {
  it('are divided at amounts near the quartiles that are easy to read', () => {
    const spread = new Map(Array.from({ length: 200 }, (_, at) => [at + 1.37, 1]));
    expect(valueBounds(spread)).toEqual([50, 100, 150]);
    expect(
      valueBounds(
        new Map([
          [21, 5],
          [22.6, 5],
          [24.1, 5],
          [26, 5],
        ]),
      ),
    ).toEqual([22.5, 24, 26]);
  });

  it('have fewer bands of values if many orders cost the same', () => {
    expect(valueBounds(new Map([[29, 100]]))).toEqual([]);
    expect(valueBounds(new Map())).toEqual([]);
    const [first, ...more] = valueBounds(
      new Map([
        [29, 60],
        [90, 40],
      ]),
    );
    expect(more).toEqual([]);
    expect(first).toBeGreaterThan(29);
    expect(first).toBeLessThanOrEqual(90);
  });

  it('never have bounds that are out of order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 20 }))),
        (orders) => {
          const bounds = valueBounds(new Map(orders.map(([cents, n]) => [cents / 100, n])));
          expect([...new Set(bounds)].sort((a, b) => a - b)).toEqual(bounds);
          expect(bounds.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });

  it('list the eight countries with most orders', () => {
    const orders = new Map(Array.from({ length: 12 }, (_, at) => [`C${at % 10}${at}`, at]));
    expect(largestCountries(orders)).toHaveLength(8);
    expect(
      largestCountries(
        new Map([
          ['DE', 3],
          ['', 9],
          ['AT', 3],
        ]),
      ),
    ).toEqual(['', 'AT', 'DE']);
  });

  it('add up to the same number in every fact', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: countStrata(DIVISION) }), (strata) => {
        const sums = sumByGroup(DIVISION, strata);
        const all = strata.reduce((sum, n) => sum + n, 0);
        for (const fact of ORDER_FACTS) expect(sums[fact].reduce((sum, n) => sum + n, 0)).toBe(all);
      }),
    );
  });
});

describe('who answered', () => {
  it('is told if a group answers more often than chance explains', () => {
    const found = findings(germans(700, 300), germans(100, 100));
    expect(found.map(({ group, finding }) => [group, finding])).toEqual([
      [{ fact: 'customer', customer: 'firstTime' }, 'less'],
      [{ fact: 'customer', customer: 'repeat' }, 'more'],
    ]);
    const [firstTime] = found;
    expect(firstTime).toMatchObject({ orders: 700, answers: 100 });
    expect(firstTime!.chance.low).toBeGreaterThan(100);
  });

  it('is not told from a difference that chance explains', () => {
    expect(findings(germans(700, 300), germans(66, 34))).toEqual([]);
  });

  it('cannot be told from a few answers, and says so', () => {
    const compare = (orders: number[], answers: number[]) =>
      compareWithOrders(DIVISION, sumByGroup(DIVISION, orders), sumByGroup(DIVISION, answers));
    expect(compare(germans(7, 3), germans(0, 2))).toMatchObject({ isEnough: false, orders: 10, answers: 2 });
    expect(compare(germans(700, 300), germans(10, 10))).toMatchObject({ isEnough: true });
    // Groups without orders are left out, and two groups are one comparison.
    expect(compare(germans(7, 3), germans(0, 2)).comparisons).toBe(1);
    expect(compare(germans(7, 3), germans(0, 2)).facts[1]?.groups).toHaveLength(1);
    expect(compare(germans(0, 0), germans(0, 0))).toMatchObject({
      orders: 0,
      isEnough: false,
      comparisons: 0,
    });
  });
});

const orders = (strata: number[]): ByGroup => sumByGroup(DIVISION, strata);
const anyStrata = fc.array(fc.nat(12), {
  minLength: countStrata(DIVISION),
  maxLength: countStrata(DIVISION),
});

describe('weights', () => {
  it('are 1 if everybody answered', () => {
    fc.assert(
      fc.property(anyStrata, (strata) => {
        const { weights, gap, effective, answers, trimmed } = weighAnswers(DIVISION, orders(strata), strata);
        for (const weight of weights) expect(weight).toBeCloseTo(1, 8);
        expect(effective).toBeCloseTo(answers, 6);
        expect({ gap, trimmed }).toEqual({ gap: null, trimmed: 0 });
      }),
      { numRuns: 30 },
    );
  });

  it('give each group its share of all orders, or name what is left', () => {
    fc.assert(
      fc.property(anyStrata, fc.infiniteStream(fc.nat(3)), (all, draws) => {
        const answered = all.map((n) => Math.min(n, draws.next().value ?? 0));
        const { weights, gap, joined, unused } = weighAnswers(DIVISION, orders(all), answered);
        for (const weight of weights) expect(weight).toBeLessThanOrEqual(WEIGHT_LIMIT + 1e-6);
        if (gap !== null || joined.length > 0 || unused.length > 0) return;
        const weighted = sumByGroup(
          DIVISION,
          answered.map((n, stratum) => n * weights[stratum]!),
        );
        const [sums, total] = [orders(all), all.reduce((sum, n) => sum + n, 0)];
        const answers = answered.reduce((sum, n) => sum + n, 0);
        for (const fact of ORDER_FACTS) {
          for (const [at, n] of sums[fact].entries()) {
            expect(weighted[fact][at]! / answers).toBeCloseTo(n / total, 5);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('join a group with fewer than five answers with its neighbour, and say so', () => {
    const all = strataOf(([, country, , weekday]) => (country === 1 && weekday! < 3 ? 40 : 0));
    const answered = strataOf(([, country, , weekday]) =>
      country === 1 ? [10, 0, 4, 0, 0, 0, 0][weekday!]! : 0,
    );
    const { joined } = weighAnswers(DIVISION, orders(all), answered);
    expect(joined).toContainEqual({
      groups: [
        { fact: 'weekday', weekday: 2 },
        { fact: 'weekday', weekday: 3 },
      ],
    });
  });

  it('leave a fact out if only one of its groups has answers', () => {
    const { unused, weights } = weighAnswers(DIVISION, orders(germans(70, 30)), germans(30, 4));
    expect(unused).toEqual(['customer', 'country', 'value', 'weekday']);
    expect(new Set(weights)).toEqual(new Set([1]));
  });
});

const DEFINITION = survey(
  question('single_select', 'source', { options: ['friend', 'search'] }),
  question('multi_select', 'liked', { options: ['price', 'look'] }),
  question('rating', 'stars', { config: { scale: 5 } }),
  question('nps', 'nps'),
  question('text', 'words'),
);
const MERGED = mergeQuestions([DEFINITION]);
const CELLS: Readonly<Record<string, readonly string[]>> = {
  source: ['o:friend', 'o:search'],
  liked: ['o:price'],
  stars: ['v:1', 'v:4', 'v:5'],
  nps: ['v:0', 'v:8', 'v:10'],
};

describe('weighted results', () => {
  const anyAnswers = fc.array(
    fc.record({
      question: fc.constantFrom(...Object.keys(CELLS)),
      at: fc.nat(2),
      weight: fc.double({ min: 0.2, max: 5, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  );
  const sumOf = (answers: readonly { question: string; at: number; weight: number }[]) => {
    const sums = new Map<string, WeightedCell>();
    for (const { question: own, at, weight } of answers) {
      const cells = CELLS[own]!;
      for (const cell of [ANSWERED, cells[at % cells.length]!]) {
        addWeighted(sums, { question: own, cell, n: 1, weight, square: weight ** 2 });
      }
    }
    return [...sums.values()];
  };

  it('equal the raw results if all weights are 1', () => {
    fc.assert(
      fc.property(anyAnswers, (drawn) => {
        const cells = sumOf(drawn.map((each) => ({ ...each, weight: 1 })));
        const counts = new Map<string, Map<string, number>>();
        for (const { question: own, cell, n } of cells) {
          counts.set(own, (counts.get(own) ?? new Map<string, number>()).set(cell, n));
        }
        const plain = surveyResults(MERGED, counts).questions;
        for (const { raw, weighted, answers, effective } of weightedResults(MERGED, cells)) {
          expect(weighted).toEqual(raw);
          expect(raw).toEqual(plain.find(({ meaningId }) => meaningId === raw.meaningId));
          expect(effective).toBe(answers);
        }
      }),
    );
  });

  it('have the weighted share, from an effective number that is at most the number of answers', () => {
    fc.assert(
      fc.property(anyAnswers, (drawn) => {
        for (const { weighted, answers, effective } of weightedResults(MERGED, sumOf(drawn))) {
          const own = drawn.filter((each) => each.question === weighted.meaningId);
          expect(effective).toBeLessThanOrEqual(answers + 1e-9);
          expect(weighted.answered).toBeCloseTo(effective, 6);
          if (weighted.kind !== 'choice') continue;
          const all = own.reduce((sum, { weight }) => sum + weight, 0);
          for (const { cell, rate } of weighted.options) {
            const cells = CELLS[weighted.meaningId]!;
            const chosen = own.filter(({ at }) => cells[at % cells.length] === cell);
            expect(rate!.share).toBeCloseTo(chosen.reduce((sum, { weight }) => sum + weight, 0) / all, 9);
          }
        }
      }),
    );
  });

  it('leave out questions that weighting does not apply to', () => {
    const cells = [{ question: 'words', cell: ANSWERED, n: 2, weight: 2, square: 2 }];
    expect(weightedResults(MERGED, cells)).toEqual([]);
  });
});
