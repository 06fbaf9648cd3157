import type { Page } from 'playwright-core';

/**
 * The free plan allows a hundred responses a month and hides some results. Dismisses the notice about wide windows for
 * good.
 */
export async function choosePro(page: Page, appUrl: string): Promise<void> {
  await page.goto(`${appUrl}/billing-plans`);
  await page.getByRole('button', { name: 'Try Pro for free' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ask your first question' }).waitFor();
  // What came of the upgrade is told without the notice. It stands on the next screen.
  await page.goto(appUrl);
  const dismissed = page.waitForResponse(/\/notices\/dismiss$/);
  await page.getByRole('button', { name: 'Continue Anyway' }).click();
  await dismissed;
}
