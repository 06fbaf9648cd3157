import { describe, expect, it } from 'vitest';
import {
  changesTold,
  largerOrdersTold,
  leavingClaims,
  startsTold,
} from '#tests/support/simulation/claims-over-time.ts';
import { readPlanted, watchNull } from '#tests/support/simulation/first-screen.ts';
import { NULL_STORES } from '#tests/support/simulation/stores/null-stores.ts';
import { PLANTED_STORES } from '#tests/support/simulation/stores/planted-stores.ts';

// A short part of `npm run bench -- coverage` and `npm run bench -- findings`.

const FEWEST_NAMED = 34;
/** The small ones, so that the test takes a minute; the bench watches all. */
const WATCHED = NULL_STORES.filter(({ questions }) => questions.length <= 3);

it('names the truth of at least 34 of 40 stores on the first screen', () => {
  const unnamed = PLANTED_STORES.map((store, at) => readPlanted(store, 1_000 + at)).filter(
    ({ isNamed }) => !isNamed,
  );
  expect(unnamed.length, JSON.stringify(unnamed)).toBeLessThanOrEqual(PLANTED_STORES.length - FEWEST_NAMED);
});

it('calls nothing clear in stores in which nothing differs, on any of 90 days', () => {
  const watched = WATCHED.map((store, at) => watchNull(store, 2_000 + at));
  expect(watched.filter(({ everStrong }) => everStrong)).toEqual([]);
  expect(watched.filter(({ ever }) => ever).length).toBeLessThanOrEqual(2);
});

describe('where nothing differs', () => {
  const SAMPLES = 300;

  it.each([4, 6, 10])('rarely names one of %i questions at which as many leave', (questions) => {
    expect(leavingClaims(questions, 1_000, SAMPLES)).toBeLessThanOrEqual(0.035);
  });

  it.each([100, 400, 1_000])(
    'rarely tells a change of a score whose weeks wobble, with %i answers',
    (answers) => {
      const told = changesTold({ weeks: 26, answers, wobble: 5.7, memory: 0 }, SAMPLES);
      expect(told).toBeLessThanOrEqual(0.06);
    },
  );

  it.each([0, 0.5, 0.7, 0.85])('rarely tells a change of starts with a memory of %f', (memory) => {
    expect(startsTold({ perDay: 20, memory, spread: 0.4 }, SAMPLES)).toBeLessThanOrEqual(0.022);
  });

  it('rarely tells larger orders of customers who come back', () => {
    const buyers = { customers: 100, ordersEach: 1.7, likeness: 0.5, spread: 0.6 };
    expect(largerOrdersTold(buyers, SAMPLES)).toBeLessThanOrEqual(0.07);
  });
});
