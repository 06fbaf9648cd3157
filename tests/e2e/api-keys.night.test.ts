import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PUBLIC_BASE, PUBLIC_DOCS_PATH } from '#shared/connections/key-scopes.ts';
import { appIn, openAt } from '#tests/e2e/support/app-frame.ts';
import { becomePro, openApp } from '#tests/e2e/support/open-app.ts';
import { startProduct } from '#tests/e2e/support/start-product.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

const SIZES = [
  [{ width: 390, height: 844 }, '390'],
  [{ width: 1280, height: 900 }, '1280'],
] as const;

test('a merchant makes a key by keyboard, uses it, and ends it', async () => {
  const opened = await openApp('embedded', { viewport: SIZES[1][0], hasTouch: false });
  const { page, appUrl } = opened;
  await openAt(page, '/settings/developers');
  await appIn(page).getByText('API keys come with the plans that have connections.').waitFor();
  await look(page, 'off-by-plan');

  await becomePro(opened);
  await appIn(page).getByText('No key yet.').waitFor();
  await look(page, 'none');

  const secret = await makeByKeyboard(page);
  expect(secret).toMatch(/^askwell_[0-9a-f]{32}_[\w-]{43}$/);
  const statusOf = async () => {
    const reply = await fetch(`${appUrl}${PUBLIC_BASE}/surveys`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    return reply.status;
  };
  expect(await statusOf()).toBe(200);
  const app = appIn(page);
  const keys = app.getByRole('list', { name: 'Keys that work' });
  await keys.getByText(`askwell_…${secret.slice(-4)}`).waitFor();
  await keys.getByText('Last used just now').waitFor();
  await look(page, 'made');
  expect(await page.content()).not.toContain(secret);

  await app.getByRole('button', { name: 'End Warehouse' }).click();
  await look(page, 'ending');
  await app.getByRole('button', { name: 'End key' }).click();
  await app.getByText('1 key ended').click();
  await app.getByText('Ended here on', { exact: false }).waitFor();
  expect(await statusOf()).toBe(401);
  await look(page, 'ended');
});

test('the page about the API is readable on a phone, on a desktop and in the dark', async () => {
  const { appUrl } = await startProduct();
  for (const scheme of ['light', 'dark'] as const) {
    const page = await openPage({ viewport: SIZES[1][0], hasTouch: false });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(appUrl + PUBLIC_DOCS_PATH);
    await page.getByRole('heading', { level: 1, name: 'Askwell API' }).waitFor();
    for (const [size, width] of SIZES) {
      await page.setViewportSize(size);
      await expectGoodScreen(page.mainFrame(), `docs at ${width} in ${scheme}`);
      await takeScreenshot(page, `api-docs-${scheme}-${width}`);
    }
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Search texts' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#searchTexts');
    expect(await page.getByRole('heading', { level: 3, name: 'Search texts' }).isVisible()).toBe(true);
    await takeScreenshot(page, `api-docs-call-${scheme}`);
  }
});

/** Returns the key. */
async function makeByKeyboard(page: Page): Promise<string> {
  const app = appIn(page);
  await app.getByRole('button', { name: 'Make a key' }).focus();
  await page.keyboard.press('Enter');
  const form = app.getByRole('dialog', { name: 'Make an API key' });
  await form.getByLabel('Name').waitFor();
  await look(page, 'form');
  await form.getByLabel('Name').focus();
  await page.keyboard.type('Warehouse');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await form.getByLabel('Download files').isChecked()).toBe(true);
  await form.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  const dialog = app.getByRole('dialog', { name: 'Your new API key' });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await look(page, 'secret');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return secret;
}

/** Checks accessibility and sideways scrolling on a phone and on a desktop, and takes pictures. */
async function look(page: Page, name: string): Promise<void> {
  for (const [size, width] of SIZES) {
    await page.setViewportSize(size);
    await expectGoodScreen(appIn(page), `${name} at ${width}`);
    await takeScreenshot(page, `api-keys-${name}-${width}`);
  }
}
