import type { Store } from './draw-store.ts';
import { fillers, nps, plainStore, product, reason, source, stars } from './plain-store.ts';

const QUESTIONS = {
  two: [source(), nps()],
  three: [source(), product(), stars()],
  five: [source(), product(), reason(), nps(), stars()],
  ten: [source(), product(), reason(), nps(), stars(), ...fillers(5)],
  twenty: [source(), product(), reason(), nps(), stars(), ...fillers(15)],
};

type Size = keyof typeof QUESTIONS;

const quiet = (name: string, size: Size, own: Partial<Store>): Store => ({
  ...plainStore,
  name: `${name}, ${size} questions`,
  questions: QUESTIONS[size],
  ...own,
});

const SIZES: readonly Size[] = ['two', 'three', 'five', 'ten', 'twenty'];

/** More and more shoppers answer. */
const growing = (day: number) => 1 + day / 4;

/**
 * Stores in which no answer depends on anything: each week wobbles, customers come back and answer alike, amounts are
 * skewed, and some shoppers answer more readily. No option is chosen more often than another.
 */
export const NULL_STORES: readonly Store[] = SIZES.flatMap((size) => [
  quiet('calm weeks', size, { wobble: 0, perCustomer: 1, traffic: 0 }),
  quiet('weeks that wobble', size, { wobble: 6, memory: 0.3 }),
  quiet('weeks that wobble and remember', size, { wobble: 8, memory: 0.6, perDay: () => 40 }),
  quiet('customers who come back', size, { perCustomer: 1.7, likeness: 0.5, perDay: () => 25 }),
  quiet('skewed money', size, { skew: 1.5, perCustomer: 1.7, likeness: 0.5 }),
  quiet('repeat customers answer more', size, { returning: () => 0.6, perCustomer: 1.4 }),
  quiet('a small store', size, { perDay: () => 1.3, wobble: 4 }),
  quiet('growing traffic that wobbles', size, { perDay: growing, traffic: 0.5, memory: 0.7, wobble: 4 }),
]);
