import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { repeatOnChange } from './watch.ts';

/** Starts watching a new folder with a subfolder; `work` counts the rounds and can be made to wait. */
async function watched(work: (round: number) => Promise<unknown> = () => Promise.resolve()) {
  const folder = await mkdtemp(join(inject('scratch'), 'watch-'));
  await mkdir(join(folder, 'deep'));
  const state = { rounds: 0 };
  const end = new AbortController();
  const over = repeatOnChange([folder], () => work((state.rounds += 1)), end.signal);
  onTestFinished(() => {
    end.abort();
    return over;
  });
  await expect.poll(() => state.rounds).toBe(1);
  return { folder, state, end, over };
}

it('does the work at once, and again after a file changes, also in subfolders', async () => {
  const { folder, state } = await watched();
  await writeFile(join(folder, 'one.ts'), '1');
  await expect.poll(() => state.rounds).toBe(2);
  await writeFile(join(folder, 'deep/two.ts'), '2');
  await expect.poll(() => state.rounds).toBe(3);
});

it('does the work once more after changes during the work', async () => {
  let finish = (): void => {};
  const first = new Promise<void>((resolve) => (finish = resolve));
  const { folder, state } = await watched((round) => (round === 1 ? first : Promise.resolve()));
  for (const name of ['one.ts', 'two.ts', 'three.ts']) await writeFile(join(folder, name), name);
  expect(state.rounds).toBe(1);
  finish();
  await expect.poll(() => state.rounds).toBe(2);
});

it('stops watching when the signal aborts', async () => {
  const { end, over } = await watched();
  end.abort();
  await expect(over).resolves.toBeUndefined();
});
