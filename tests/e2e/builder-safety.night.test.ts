import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { DESKTOP, question, row, saveStatus } from '#tests/e2e/support/builder-page.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';

/** The errors that a browser logs when the network fails, and when another save came first. */
const EXPECTED = [/ERR_(FAILED|INTERNET_DISCONNECTED)/, /status of 409/];

const DRAFT = '**/surveys/*/draft';

test('keeps edits through a failed network, a lost reply, a reload and a second tab', async () => {
  const { page, appUrl, storeUrl } = await openApp('top level', {
    viewport: DESKTOP,
    expectedProblems: EXPECTED,
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${appUrl}/surveys/scratch`);
  await page.getByRole('button', { name: 'Free text' }).click();
  await page.keyboard.type('First');
  await saveStatus(page, 'Saved').waitFor();

  // Without a network the builder shows an alert, stores the edits on the device and restores them after a reload.
  await page.route(DRAFT, (route) => route.abort());
  await question(page).fill('Written without a network');
  await saveStatus(page, 'Not saved: retrying').waitFor();
  await page.getByText('They are kept on this device').waitFor();
  // One warning is in sight; the word beside Undo is for screen readers.
  expect((await saveStatus(page, 'Not saved: retrying').boundingBox())?.width).toBe(1);
  await expectAccessible(page);
  await page.reload();
  await question(page).waitFor();
  expect(await question(page).inputValue()).toBe('Written without a network');
  await page.unroute(DRAFT);
  await page.getByRole('button', { name: 'Try now' }).click();
  await saveStatus(page, 'Saved').waitFor();

  // A lost reply causes no conflict with the builder's own save.
  let lost = 0;
  await page.route(DRAFT, async (route: Route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await question(page).fill('Saved without a reply');
  await expect.poll(() => lost).toBeGreaterThan(1);
  await saveStatus(page, 'Saved').waitFor();
  await page.unroute(DRAFT);

  // With two tabs, the merchant who saves later resolves the conflict.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => question(other).inputValue()).toBe('Saved without a reply');
  await rename(other, 'From the other tab');
  await saveStatus(other, 'Saved').waitFor();
  await question(page).fill('From this tab');
  const dialog = page.getByRole('dialog', { name: 'This survey was changed somewhere else' });
  await dialog.getByText('Question 1. From the other tab was worded “From this tab” before.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take the other' }).click();
  await row(page, 1).getByText('From the other tab').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 1).getByText('From this tab').waitFor();
  await saveStatus(page, 'Saved').waitFor();

  await rename(other, 'Once more');
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await saveStatus(other, 'Saved').waitFor();
  await other.reload();
  await expect.poll(() => question(other).inputValue()).toBe('Once more');

  // Inside the store's admin, the admin's own save bar shows and saves unsaved edits.
  await page.goto(`${storeUrl}/admin/apps/askwell${new URL(other.url()).pathname}`);
  const frame = page.frame('app-frame')!;
  await question(frame).waitFor();
  await page.route(DRAFT, (route) => route.abort());
  await question(frame).fill('Within the admin');
  await page.getByText('Unsaved changes').waitFor();
  expect(await frame.getByText('Your last changes are not saved yet').count()).toBe(0);
  await expectAccessible(frame);
  const attempt = page.waitForRequest(DRAFT);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await attempt;
  await page.unroute(DRAFT);
  await saveStatus(frame, 'Saved').waitFor();
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
});

async function rename(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
}
