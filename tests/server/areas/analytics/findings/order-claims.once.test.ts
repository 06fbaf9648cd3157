import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderClaims } from '#server/areas/analytics/findings/claims/order-claims.ts';
import { amountsOf, type Amounts } from '#shared/analytics/order-amounts.ts';

function claimsOf(own: Amounts, others: Amounts, isNewest = false) {
  const group = { key: 'o:friend', text: 'A friend', own, others };
  const question = { meaningId: 'source', text: 'How did you hear of us?', groups: [group] };
  const none = { crossed: [], products: [], titles: new Map<string, string>() };
  const newest = { days: 90, isNewest, currency: 'EUR', ...none, repetition: new Map<string, number>() };
  return orderClaims({ ...newest, orders: [question] }).map(({ tell, ...claim }) => ({
    ...claim,
    finding: tell(),
  }));
}

/** So many orders of each of these amounts. */
const each = (orders: number, ...amounts: number[]): Amounts =>
  amountsOf(new Map(amounts.map((amount) => [amount, orders])));

const someOrders = fc
  .array(fc.integer({ min: 1, max: 500 }), { minLength: 10, maxLength: 60 })
  .map((list) =>
    amountsOf(list.reduce((sum, at) => sum.set(at, (sum.get(at) ?? 0) + 1), new Map<number, number>())),
  );

describe('orders behind an answer', () => {
  it('are told to be larger with both typical amounts and their numbers', () => {
    expect(claimsOf(each(10, 50.5, 60, 70), each(20, 20, 30, 40))).toEqual([
      {
        p: expect.closeTo(0, 6) as number,
        topic: 'orders:source',
        strength: 0.5,
        finding: {
          key: 'orders:source:o:friend:larger',
          kind: 'orders',
          meaningId: 'source',
          sentence: 'Orders behind “A friend” tend to be larger: typically €60, the others €30.',
          detail: '“How did you hear of us?” 30 customers with an order against 60; each counts once.',
          advice: 'Look for more customers who answer so. Other reasons may lie behind it.',
          action: {
            label: 'See the orders',
            screen: 'answers',
            tab: 'money',
            parameters: {},
            question: 'source',
          },
        },
      },
    ]);
  });

  it('name no typical amounts where these are equal or say the opposite', () => {
    const [claim] = claimsOf(
      amountsOf(
        new Map([
          [20, 60],
          [90, 50],
        ]),
      ),
      each(100, 20),
    );
    expect(claim?.finding.sentence).toBe('Orders behind “A friend” tend to be larger than the others.');
  });

  it('are not compared below ten orders on either side, nor where all have one price', () => {
    expect(claimsOf(each(9, 50), each(100, 20))).toEqual([]);
    expect(claimsOf(each(100, 50), each(9, 20))).toEqual([]);
    expect(claimsOf(each(100, 20), each(100, 20))).toEqual([]);
  });

  it('say that older orders were left out', () => {
    expect(claimsOf(each(10, 50, 60), each(10, 20, 30), true)[0]?.finding.detail).toMatch(
      / 20 customers with an order against 20, the newest ones; each counts once\.$/,
    );
  });

  it('are told the other way round for the other answers, as surely', () => {
    fc.assert(
      fc.property(someOrders, someOrders, (own, others) => {
        const [[one], [other]] = [claimsOf(own, others), claimsOf(others, own)];
        expect(one === undefined).toBe(other === undefined);
        if (!one || !other) return;
        expect(other.p).toBeCloseTo(one.p, 6);
        expect(other.strength).toBeCloseTo(one.strength, 9);
        if (one.strength > 0) {
          expect(one.finding.key.endsWith('larger')).toBe(other.finding.key.endsWith('smaller'));
        }
      }),
      {
        examples: [
          // Neither is larger, but the shares add up to a little less than one half.
          [
            amountsOf(
              new Map([
                [9, 1],
                [32, 1],
                [160, 3],
                [247, 1],
                [338, 3],
                [339, 1],
              ]),
            ),
            amountsOf(
              new Map([
                [1, 1],
                [10, 1],
                [33, 2],
                [161, 2],
                [248, 5],
                [340, 2],
              ]),
            ),
          ],
        ],
      },
    );
  });
});
