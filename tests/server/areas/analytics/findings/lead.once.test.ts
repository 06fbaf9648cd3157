import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersMissing,
  type Lead,
  leadOf,
  leadP,
  type Poll,
} from '#server/areas/analytics/findings/claims/lead.ts';
import { rate } from '#shared/analytics/intervals.ts';
import { pOverLooks } from '#shared/analytics/looks.ts';

const ONE = (people: number, options: number): Poll => ({ people, options, isMany: false });

/** All ways in which `people` divide among the options, with their probability. */
function* divisions(
  people: number,
  shares: readonly number[],
): Generator<{ counts: number[]; chance: number }> {
  const [share = 1, ...rest] = shares;
  if (rest.length === 0) {
    yield { counts: [people], chance: share ** people };
    return;
  }
  for (let count = 0, ways = 1; count <= people; ways = (ways * (people - count)) / (count + 1), count += 1) {
    for (const each of divisions(people - count, rest)) {
      yield { counts: [count, ...each.counts], chance: ways * share ** count * each.chance };
    }
  }
}

/** How often an answer that is not the most frequent one is said to lead, over all samples. */
function falseLeads(people: number, shares: readonly number[], error: number): number {
  const most = Math.max(...shares);
  let wrong = 0;
  for (const { counts, chance } of divisions(people, shares)) {
    const [first = 0, second = 0] = [...counts].sort((a, b) => b - a);
    const isAlone = shares.filter((share) => share === most).length === 1;
    const isRight = isAlone && shares[counts.indexOf(first)] === most;
    if (!isRight && leadP(first, second, ONE(people, shares.length)) <= error) wrong += chance;
  }
  return wrong;
}

describe('the answer that leads', () => {
  it.each([[0.05], [0.02], [0.001]])(
    'is another one in at most %f of all samples, whatever the shares',
    (error) => {
      const shapes = [
        [0.5, 0.5],
        [0.51, 0.49],
        [1 / 3, 1 / 3, 1 / 3],
        [0.45, 0.45, 0.1],
        [0.25, 0.25, 0.25, 0.25],
        [0.4, 0.38, 0.12, 0.1],
      ];
      const found = shapes.flatMap((shares) =>
        [10, 17, 30].map((people) => falseLeads(people, shares, error)),
      );
      expect(Math.max(...found)).toBeLessThanOrEqual(error);
    },
  );

  it('has a larger p the more answers each person may choose, at the same counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 300 }), (one, other) => {
        const [first, second] = [Math.max(one, other), Math.min(one, other)];
        const people = first + second;
        const many = leadP(first, second, { people, options: 3, isMany: true });
        expect(many).toBeGreaterThanOrEqual(leadP(first, second, ONE(people, 3)) - 1e-12);
      }),
    );
  });

  it('is told by as many answers as the merchant is told that are missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 200 }), fc.integer({ min: 0, max: 200 }), (first, gap) => {
        const second = Math.max(0, first - gap);
        const people = first + second + 10;
        const lead = leadAt(first, second, people);
        const missing = answersMissing(lead, ONE(people, 3), 0.02);
        if (missing === null) return;
        const times = (people + missing) / people;
        // Rounded to whole people, and up to two digits.
        const p = leadP(Math.ceil(first * times), Math.floor(second * times), ONE(people + missing, 3));
        expect(pOverLooks(p)).toBeLessThanOrEqual(0.02);
      }),
      // Here the p value rises between the smallest number that tells and the rounded one.
      { examples: [[22, 6]] },
    );
  });

  it('is not looked for among fewer than ten answers', () => {
    const options = [option('a', 9, 9), option('b', 0, 9)];
    expect(leadOf({ options, type: 'single_select', answered: 9 })).toBeNull();
    expect(leadOf({ options: options.slice(0, 1), type: 'single_select', answered: 40 })).toBeNull();
  });
});

const option = (cell: string, count: number, total: number) => ({
  cell,
  text: cell,
  isOther: false,
  rate: rate(count, total),
});

function leadAt(first: number, second: number, people: number): Pick<Lead, 'first' | 'second' | 'times'> {
  const [one, other] = [option('a', first, people), option('b', second, people)];
  return { first: { ...one, rate: one.rate! }, second: { ...other, rate: other.rate! }, times: 1 };
}
