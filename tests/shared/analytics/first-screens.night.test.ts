import { expect, it } from 'vitest';
import { readPlanted, watchNull } from '#tests/support/simulation/first-screen.ts';
import { NULL_STORES } from '#tests/support/simulation/stores/null-stores.ts';
import { PLANTED_STORES } from '#tests/support/simulation/stores/planted-stores.ts';

// Prints what the first screen says about each store. `npm run bench -- findings` draws them three times.

const FEWEST_NAMED = 34;
const MOST_INVENTED = 2;

const print = (line: string) => process.stdout.write(`${line}\n`);

it('names the truth of at least 34 of 40 stores', () => {
  const read = PLANTED_STORES.map((store, at) => readPlanted(store, 1_000 + at));
  for (const { store, isNamed, sentences } of read) {
    print(`${isNamed ? 'named    ' : 'NOT NAMED'}  ${store}: ${sentences.join(' | ')}`);
  }
  expect(read).toHaveLength(40);
  expect(read.filter(({ isNamed }) => isNamed).length).toBeGreaterThanOrEqual(FEWEST_NAMED);
});

it('invents something on any of 90 days in at most 2 of 40 stores in which nothing differs, and calls nothing clear', () => {
  const watched = NULL_STORES.map((store, at) => {
    const each = watchNull(store, 2_000 + at);
    print(`${each.ever ? 'INVENTED' : 'nothing '}  ${each.store}: ${each.said.join(' | ')}`);
    return each;
  });
  expect(watched).toHaveLength(40);
  expect(watched.filter(({ everStrong }) => everStrong)).toEqual([]);
  expect(watched.filter(({ ever }) => ever).length).toBeLessThanOrEqual(MOST_INVENTED);
});
