import type { OrderLine } from '../store/state.ts';
import { PRODUCTS } from '../store/products.ts';
import { COUNTRIES } from '../store/shop.ts';
import type { Shopper } from '../store/place-order.ts';
import type { Chance } from './chance.ts';
import type { Mood } from './made-up-answers.ts';

const DAY_MS = 86_400_000;
export const PAST_DAYS = 90;

/** Somebody who came by once. */
export interface Person {
  readonly shopper: Shopper;
  readonly mood: Mood;
  readonly at: number;
  /** What they bought; nothing, if they only looked around. */
  readonly lines: OrderLine[];
  readonly answers: boolean;
}

/** More of them lately, by day more than by night, and repeat customers a little happier. */
export function madeUpPerson(now: number, chance: Chance): Person {
  const type = chance.happens(0.4) ? 'repeat' : 'new';
  const age = PAST_DAYS * DAY_MS * (1 - Math.sqrt(chance.next()));
  const content = Math.min(1, Math.max(0, (type === 'repeat' ? 0.82 : 0.68) + (chance.next() - 0.5) * 0.6));
  return {
    shopper: { type, country: chance.weighed(COUNTRIES, (_, at) => 1 / (at + 1)) },
    mood: { content, staysUntilEnd: chance.happens(0.82) },
    at: Math.round(now - age - 60_000),
    lines: chance.happens(0.55) ? basket(chance) : [],
    answers: chance.happens(0.7),
  };
}

function basket(chance: Chance): OrderLine[] {
  const count = chance.weighed([1, 2, 3], (n) => 1 / n);
  const chosen = new Map<string, OrderLine>();
  for (let n = 0; n < count; n += 1) {
    const { handle, title, price } = chance.pick(PRODUCTS);
    chosen.set(handle, { handle, title, price, quantity: chance.happens(0.8) ? 1 : 2 });
  }
  return [...chosen.values()];
}
