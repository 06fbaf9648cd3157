import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, question, row, saveStatus } from '#tests/e2e/support/builder-page.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';

test('stores a store’s edits of a template apart from the catalogue, and can reset them', async () => {
  const { page, appUrl } = await openApp('top level', { viewport: DESKTOP, hasTouch: true });
  await page.goto(`${appUrl}/template/price-perception`);
  const original = await question(page).inputValue();
  await expectAccessible(page);
  await question(page).fill('What do you say to our prices?');
  await page.getByText('Your own version').waitFor();
  await saveStatus(page, 'Saved').waitFor();
  await page.getByRole('button', { name: 'Use Template' }).click();
  await page.waitForURL(`${appUrl}/surveys/template/price-perception`);
  await expect.poll(() => question(page).inputValue()).toBe('What do you say to our prices?');
  await saveStatus(page, 'Nothing to save yet').waitFor();

  // Publishing an unchanged template creates the survey.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Everything is published').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/builder\/\w+$/);

  await page.goto(`${appUrl}/template/price-perception`);
  await carryByFinger(page, 5, 1);
  await row(page, 1).getByText('Which of these offers').waitFor();
  await page.getByRole('button', { name: 'Reset to the original' }).click();
  await expect.poll(() => question(page).inputValue()).toBe(original);
});

/** Drags one row to the place of another by a long press. */
async function carryByFinger(page: Page, from: number, to: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const middle = async (number: number) => {
    const box = (await row(page, number).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const [start, end] = [await middle(from), await middle(to)];
  await touch('touchStart', start);
  await page.locator('[data-carried=true]').waitFor();
  for (const part of [0.3, 0.6, 1]) {
    await touch('touchMove', { x: start.x, y: start.y + (end.y - 4 - start.y) * part });
  }
  await touch('touchEnd');
}
