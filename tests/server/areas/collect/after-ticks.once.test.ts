import { expect, it } from 'vitest';
import { afterTicks } from '#server/areas/collect/batch/after-ticks.ts';

/** How often it asked before it called back. */
function turnsOf(fewest: number, growingTurns: number): Promise<number> {
  let turns = 0;
  const isGrowing = () => {
    turns += 1;
    return turns <= growingTurns;
  };
  return new Promise((resolve) => {
    afterTicks({ fewest, most: 4, isGrowing }, () => resolve(turns));
  });
}

it.each([
  { fewest: 1, growingTurns: 0, turns: 1 },
  { fewest: 2, growingTurns: 0, turns: 2 },
  { fewest: 1, growingTurns: 2, turns: 3 },
  { fewest: 1, growingTurns: 9, turns: 4 },
])('waits $turns turns when $growingTurns bring more and $fewest are asked for', async (given) => {
  expect(await turnsOf(given.fewest, given.growingTurns)).toBe(given.turns);
});
