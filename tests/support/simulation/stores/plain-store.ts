import type { AskedQuestion, Choice, Scored, Store } from './draw-store.ts';

// A store in which nothing differs, and the questions that stores ask.

export const SOURCES = ['Instagram', 'TikTok', 'A friend', 'Google', 'A podcast'];
export const PRODUCTS = ['Bowl', 'Cup', 'Plate', 'Vase', 'Jug'];
export const REASONS = ['Delivery cost', 'Size', 'Trust', 'Price'];

const even = (options: readonly string[]) => () => options.map(() => 1);

export const source = (weights: Choice['weights'] = even(SOURCES)): Choice => ({
  ...{ kind: 'choice', id: 'source', text: 'How did you hear about us?', options: SOURCES },
  weights,
});

export const product = (weights: Choice['weights'] = even(PRODUCTS)): Choice => ({
  ...{ kind: 'choice', id: 'product', text: 'What did you order?', options: PRODUCTS },
  weights,
});

export const reason = (weights: Choice['weights'] = even(REASONS)): Choice => ({
  ...{ kind: 'choice', id: 'reason', text: 'What almost stopped you?', options: REASONS },
  weights,
});

export const nps = (level: Scored['level'] = () => 20): Scored => ({
  ...{ kind: 'nps', id: 'nps', text: 'Would you recommend us?', level },
});

export const stars = (level: Scored['level'] = () => 4.2): Scored => ({
  ...{ kind: 'rating', id: 'stars', text: 'How was it?', level },
});

/** Questions in which no answer leads and that no other answer depends on. */
export const fillers = (count: number): Choice[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ kind: 'choice', id: `filler${at}`, text: `Question ${at + 1}`, options: ['One', 'Two', 'Three'] },
    weights: even(['One', 'Two', 'Three']),
  }));

export const leaving = <Q extends AskedQuestion>(asked: Q, leave: number): Q => ({ ...asked, leave });

export const plainStore: Omit<Store, 'name'> = {
  questions: [source(), product(), nps(), stars()],
  days: 90,
  perDay: () => 15,
  returning: () => 0.3,
  perCustomer: 1.2,
  likeness: 0.3,
  countries: { DE: 0.55, FR: 0.3, AT: 0.15 },
  wobble: 2,
  memory: 0.3,
  traffic: 0.2,
  skew: 0.6,
  spends: () => 1,
  unseen: () => 0,
};
