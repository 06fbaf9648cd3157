import { DAY_MS } from '#shared/durations.ts';
import type { OrderLine } from '../store/state.ts';
import { PRODUCTS } from '../store/products.ts';
import { COUNTRIES } from '../store/shop.ts';
import type { Shopper } from '../store/visit.ts';
import type { RandomSource } from '../store/random-source.ts';
import type { ShopperTraits } from './simulated-answers.ts';

export const HISTORY_DAYS = 90;

/** A simulated visitor. */
export interface Person {
  readonly shopper: Shopper;
  readonly traits: ShopperTraits;
  readonly at: number;
  /** The order's lines; empty without an order. */
  readonly lines: OrderLine[];
  readonly answers: boolean;
}

/** Recent days and daytime are more frequent, and repeat customers are slightly more satisfied. */
export function simulatePerson(now: number, random: RandomSource): Person {
  const type = random.happens(0.4) ? 'repeat' : 'new';
  const age = HISTORY_DAYS * DAY_MS * (1 - Math.sqrt(random.next()));
  const content = Math.min(1, Math.max(0, (type === 'repeat' ? 0.82 : 0.68) + (random.next() - 0.5) * 0.6));
  const person: Person = {
    shopper: { type, country: random.weighed(COUNTRIES, (_, at) => 1 / (at + 1)) },
    traits: { content, staysUntilEnd: random.happens(0.82) },
    at: Math.round(now - age - 60_000),
    lines: random.happens(0.55) ? basket(random) : [],
    answers: random.happens(0.7),
  };
  const isFaulty = person.lines.some(({ handle }) => handle === FAULTY);
  return isFaulty ? { ...person, traits: { ...person.traits, content: content * FAULT } } : person;
}

/** One product disappoints, so that the results have something to tell. */
const [FAULTY, FAULT] = ['linen-tea-towel', 0.5];
/** Off each line of a basket with two things or more. */
const BUNDLE = 0.1;

function basket(random: RandomSource): OrderLine[] {
  const count = random.weighed([1, 2, 3], (n) => 1 / n);
  const chosen = new Map<string, OrderLine>();
  for (let n = 0; n < count; n += 1) {
    const { handle, title, price } = random.pick(PRODUCTS);
    chosen.set(handle, { handle, title, price, quantity: random.happens(0.8) ? 1 : 2 });
  }
  const lines = [...chosen.values()];
  return lines.length === 1
    ? lines
    : lines.map((line) => ({ ...line, discount: Math.round(BUNDLE * line.price * line.quantity) }));
}
