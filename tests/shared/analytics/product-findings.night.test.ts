import { expect, it } from 'vitest';
import {
  drawProductStore,
  namedProducts,
  type ProductStore,
} from '#tests/support/simulation/product-stores.ts';

const STORES = 100;
const FEWEST_NAMED = 90;
const MOST_FALSE = 6;
/** The faulty product is one of so many that sell best. Of the others, 600 orders have too few. */
const BEST_SOLD = 10;
const LOOKS = [150, 200, 250, 300, 350, 400, 450, 500, 550, 600];

it('names a faulty product among forty in at least 90 of 100 stores of 600 orders, and rarely another one', () => {
  const stores = Array.from({ length: STORES }, (_, at) => drawProductStore(100 + at, 1 + (at % BEST_SOLD)));
  const named = stores.map((store) => ({ store, products: namedProducts(store) }));
  const isFaulty = ({ faulty }: ProductStore, product: string) => product === faulty;
  const found = named.filter(({ store, products }) => products.some((each) => isFaulty(store, each)));
  const wrong = named.filter(({ store, products }) => products.some((each) => !isFaulty(store, each)));
  process.stdout.write(`named in ${found.length} of ${STORES}, another one in ${wrong.length}\n`);
  expect(found.length).toBeGreaterThanOrEqual(FEWEST_NAMED);
  expect(wrong.length).toBeLessThanOrEqual(MOST_FALSE);
});

it('names a product at any of ten looks in at most 6 of 100 stores in which none is faulty and weeks wobble', () => {
  const stores = Array.from({ length: STORES }, (_, at) => drawProductStore(5_000 + at, null));
  const invented = stores.filter((store) => LOOKS.some((orders) => namedProducts(store, orders).length > 0));
  process.stdout.write(`named in ${invented.length} of ${STORES} stores without a fault\n`);
  expect(invented.length).toBeLessThanOrEqual(MOST_FALSE);
});
