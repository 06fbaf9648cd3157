import { expect, it } from 'vitest';
import { benchPage } from '#tests/bench/page/bench-page.ts';
import { buildBench, buildRun } from '#tests/bench/support/run-records.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';

const LOADED = { begin: 12.4, end: 18.1 };

function runOf(at: number) {
  const requests = { name: 'requests at 256 connections', unit: '/s', reference: [4_119, 3_897, 4_101] };
  const p99 = { name: 'p99 at 50 connections', unit: 'ms', reference: [20, 23, 18] };
  return buildRun({
    date: new Date(Date.UTC(2026, 10, 16 + at, 3)).toISOString(),
    load: at === 3 ? LOADED : { begin: 0.1, end: 2.4 },
    benches: [
      buildBench({
        title: 'Taking in answers on PostgreSQL',
        figures: [
          {
            ...requests,
            product: [3_553 - 60 * at, 3_244, 3_415 - 100 * at],
            goal: 'ratio at least 0.8, falling by 15 % at most',
          },
          { ...p99, product: [38, 36, 35], goal: 'at most 25 ms' },
          { name: 'memory', unit: 'MB', product: [210, 240, 4_300], reference: [null, null, null] },
          ...Array.from({ length: 5 }, (_, each) => ({
            name: `step ${each}`,
            unit: 'ms',
            product: [1, 2, 900],
          })),
        ],
      }),
    ],
  });
}

const RUNS = [0, 1, 2, 3].map(runOf);

it.each([
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)(
  'shows the bench page at %d px in %s: accessible, nothing cut off',
  async (width, colorScheme) => {
    const page = await openPage({ viewport: { width, height: 900 }, colorScheme });
    await page.setContent(benchPage(RUNS));
    await page.getByText('2 more figures').click();
    await page.getByText('All figures in a table').click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator('.card').first().boundingBox()).toMatchObject({
      x: expect.closeTo(width === 390 ? 16 : 72, -1) as number,
    });
    await takeScreenshot(page, `bench-page-${width}-${colorScheme}`);
  },
);
