import type { Page } from 'playwright-core';
import { appIn, openAt } from './app-frame.ts';

/** Installs the app from the dev store and chooses the free plan. */
export async function installWithFree(page: Page, storeUrl: string): Promise<void> {
  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('link', { name: 'Install' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(/\/admin\/apps\/askwell/);
  const app = appIn(page);
  await app.getByRole('button', { name: 'Skip for now' }).click();
  await app.getByRole('button', { name: 'Start with Free' }).click();
  await app.getByRole('heading', { level: 1, name: 'Surveys' }).waitFor();
  await app.getByRole('button', { name: 'Continue Anyway' }).click();
}

/** Begins the trial of Pro and closes the message about it. */
export async function choosePro(page: Page): Promise<void> {
  await openAt(page, '/billing-plans');
  await appIn(page).getByRole('button', { name: 'Try Pro for free' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/charge_id=/);
  const dialog = appIn(page).getByRole('dialog', { name: "You're on the Pro Plan" });
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
}
