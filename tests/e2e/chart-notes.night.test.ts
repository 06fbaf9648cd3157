import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { answerTen, mixed, publishTen } from '#tests/support/ten-questions.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 700 };

/** The day so many days ago, as a date field takes it. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const cardOf = (page: Page) => page.getByRole('region', { name: '10. Would you recommend us?' });

test('notes what happened on a day, in the chart, in a list and in the picture', async () => {
  const { page } = await openApp('top level', { viewport: DESKTOP });
  await answerTen(page, await publishTen(page), mixed(100));
  await page.goto(new URL('/surveys/analytics/ten?question=nps', page.url()).href);
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Over time' }).click();
  const notes = card.getByRole('region', { name: 'Notes on this chart' });
  for (const [day, text] of [
    [daysAgo(20), 'Price change'],
    [daysAgo(9), 'Autumn sale'],
  ] as const) {
    await notes.getByRole('button', { name: 'Add a note to a day' }).focus();
    await page.keyboard.press('Enter');
    await notes.getByLabel('Day').fill(day);
    await notes.getByLabel('What happened').fill(text);
    await page.keyboard.press('Enter');
    await notes.getByText(text).waitFor();
  }
  const mark = card.getByRole('img', { name: /: Price change/ });
  await mark.focus();
  await card
    .getByText(/: Price change/)
    .first()
    .waitFor();
  await mark.scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'chart-notes');
  await expectGoodScreen(page, 'notes');
  for (const size of [PHONE, SMALL]) {
    await page.setViewportSize(size);
    await notes.scrollIntoViewIfNeeded();
    await takeScreenshot(page, `chart-notes-${size.width}`);
    await expectAccessible(page);
    const { x = 0, width = Infinity } = (await card.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize(DESKTOP);

  await card.getByRole('button', { name: 'Download: How does the score change over time?' }).click();
  const coming = page.waitForEvent('download');
  await card.getByRole('menuitem', { name: 'Download SVG' }).click();
  const path = join(inject('scratch'), 'notes.svg');
  await (await coming).saveAs(path);
  expect(await readFile(path, 'utf8')).toMatch(/1 \w+ \d+, \d{4}: Price change/);

  await notes.getByRole('button', { name: 'Delete note: Autumn sale' }).click();
  await notes.getByText('Autumn sale').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await notes.getByText('Autumn sale').waitFor();
});
