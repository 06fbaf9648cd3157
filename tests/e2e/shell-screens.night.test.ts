import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { ADDRESSES, logIn, visit } from '#tests/e2e/support/shell-page.ts';
import { startProduct } from '#tests/e2e/support/start-product.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

async function expectAccessibleAtBothWidths(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await visit(page, address);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectGoodScreen(page, `${address} at ${viewport.width} px`);
    }
    await page.setViewportSize(PHONE);
  }
}

test('every screen of the shell is accessible, narrow and wide', async () => {
  const product = await startProduct();
  const { appUrl } = product;
  const page = await openPage({ viewport: PHONE, expectedProblems: [/status of 404/] });
  const at = (...paths: string[]): string[] => paths.map((path) => appUrl + path);
  await expectAccessibleAtBothWidths(page, at('/login', '/book-a-call'));
  await visit(page, `${appUrl}/login`);
  await page.getByRole('button', { name: /Schedule a call/ }).click();
  await expectAccessible(page);

  await logIn(page, product);
  await expectAccessibleAtBothWidths(page, at('/onboarding', '/billing-plans'));
  await visit(page, `${appUrl}/onboarding`);
  await page.getByRole('button', { name: 'How do people find me?' }).click();
  await page.getByText('How did you first hear about us?').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Looks good' }).click();
  await page.getByRole('heading', { name: 'Where should it ask?' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/surveys\/delivery\//);
  await page
    .getByText(/^Published, not /)
    .first()
    .waitFor();

  await page.setViewportSize(DESKTOP);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Mobile Only' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue Anyway' }).click();
  await expectAccessibleAtBothWidths(
    page,
    at(...ADDRESSES.filter((path) => !['/login'].includes(path)), '/nowhere'),
  );
});
