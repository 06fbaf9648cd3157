import { mkdir, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createSurvey } from '#shared/api/surveys.ts';
import { startProduct } from '#tests/e2e/support/start-product.ts';
import { installApp, signedIn, startOnFree } from '#tests/support/install-app.ts';
import type { DrivenBrowser } from './drive/driven-browser.ts';
import { firefox } from './drive/puppeteer-engines.ts';

const PICTURES = 'test-results/browsers';
const BOX = `document.querySelector('[class*="Polaris-Checkbox__Backdrop"]')`;

const shows = (browser: DrivenBrowser, expression: string) =>
  expect.poll(() => browser.evaluate<boolean>(`Boolean(${expression})`)).toBe(true);

/** Opens the list at top level, on the free plan, with one survey. */
async function openList(browser: DrivenBrowser): Promise<void> {
  const product = await startProduct();
  const merchant = await installApp(product);
  await startOnFree(merchant);
  await merchant.call(createSurvey, { surveyId: 'one', templateId: 'net-promoter-score' });
  await browser.open(`${product.appUrl}/login`);
  for (const { name, value } of signedIn(merchant, product.appUrl).cookies) {
    await browser.evaluate(`void (document.cookie = '${name}=${value}; Path=/; Secure; SameSite=Strict')`);
  }
  await browser.open(product.appUrl);
  await shows(browser, BOX);
}

test.runIf(firefox.missing === null)('Firefox draws the outline of an unchecked checkbox', async () => {
  const browser = await firefox.launch({ language: 'en-US', width: 700, height: 800 });
  onTestFinished(() => browser.close());
  await openList(browser);
  await mkdir(PICTURES, { recursive: true });
  await writeFile(`${PICTURES}/checkbox-firefox.png`, await browser.takePicture());
  const outline = await browser.evaluate<string>(`getComputedStyle(${BOX}).boxShadow`);
  expect(outline).toMatch(/ 1px inset$/);
});
