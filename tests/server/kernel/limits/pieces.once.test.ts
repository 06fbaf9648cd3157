import { describe, expect, it } from 'vitest';
import { createPauser, nextPiece } from '#server/kernel/limits/pieces.ts';
import { groupTexts } from '#server/areas/channels/group-texts.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

describe('long work', () => {
  it('lets others run as soon as it has taken five milliseconds, however many items that were', async () => {
    let time = 0;
    const rest = createPauser('store', () => time);
    const turns = countTurns();
    for (let item = 0; item < 30; item += 1) {
      await rest();
      time += 2;
    }
    expect(turns()).toBe(9);
  });

  it('runs one piece in a turn of the event loop, however much of it goes on at once', async () => {
    const turns = countTurns();
    const pieces: number[] = [];
    const work = async (_: unknown, task: number) => {
      for (let piece = 0; piece < 4; piece += 1) {
        await nextPiece(`store ${task}`);
        pieces.push(turns.sofar());
      }
    };
    await Promise.all(Array.from({ length: 5 }, work));
    turns();
    expect(pieces).toHaveLength(20);
    expect(new Set(pieces).size).toBe(20);
  });

  it('goes on with one store after the other, however many tasks one of them has', async () => {
    const ended: string[] = [];
    const piece = (storeId: string) => nextPiece(storeId).then(() => ended.push(storeId));
    await Promise.all([...['noisy', 'noisy', 'noisy', 'noisy'], 'neighbour', 'third'].map(piece));
    expect(ended).toEqual(['noisy', 'neighbour', 'third', 'noisy', 'noisy', 'noisy']);
  });

  it('pauses while it groups 10,000 long texts', async () => {
    const value = 'e\u0301\u0323'.repeat(130);
    const versions = [{ version: 1, definition: survey(question('text', 'q')) }];
    const asked = { view: { versions }, meaningId: 'q', nameOf: () => undefined };
    const written = Array.from({ length: 10_000 }, (_, at) => ({
      ...{ version: 1, language: 'en', answers: 1 },
      answer: JSON.stringify({ value: `${value}${at % 10}` }),
    }));
    const turns = countTurns();
    const groups = await groupTexts(asked as unknown as Parameters<typeof groupTexts>[0], written);
    expect(groups).toHaveLength(10);
    expect(groups[0]?.answers).toBe(1_000);
    expect(turns()).toBeGreaterThan(0);
  });
});

/** Returns a function that ends the count and gives the turns of the event loop since then. */
function countTurns(): (() => number) & { readonly sofar: () => number } {
  let turns = 0;
  let isOver = false;
  const next = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(next);
  };
  setImmediate(next);
  const end = () => {
    isOver = true;
    return turns;
  };
  return Object.assign(end, { sofar: () => turns });
}
