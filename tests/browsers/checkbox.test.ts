import { mkdir, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startProduct } from '#tests/e2e/support/start-product.ts';
import type { DrivenBrowser } from './drive/driven-browser.ts';
import { firefox } from './drive/puppeteer-engines.ts';

const PICTURES = 'test-results/browsers';
const BOX = `document.querySelector('[class*="Polaris-Checkbox__Backdrop"]')`;

const shows = (browser: DrivenBrowser, expression: string) =>
  expect.poll(() => browser.evaluate<boolean>(`Boolean(${expression})`)).toBe(true);

async function press(browser: DrivenBrowser, text: string): Promise<void> {
  const button = `[...document.querySelectorAll('button, a')].find((one) => one.textContent.trim() === '${text}')`;
  await shows(browser, button);
  await browser.evaluate(`void ${button}.click()`);
}

/** Installs the app at top level, on the free plan, with one survey. */
async function openList(browser: DrivenBrowser): Promise<void> {
  const { appUrl } = await startProduct();
  await browser.open(`${appUrl}/login`);
  await shows(browser, `document.querySelector('input')`);
  await browser.evaluate(`void document.querySelector('input').focus()`);
  await browser.type('juniper-and-vale');
  await browser.press('Enter');
  await press(browser, 'Install app');
  await press(browser, 'Skip for now');
  await press(browser, 'Start with Free');
  await shows(browser, `document.body.textContent.includes('You have no surveys yet')`);
  await browser.evaluate(`void fetch('/api/v1/surveys', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: 'Bearer ' + /auth_token=([^;]+)/.exec(document.cookie)[1],
    },
    body: JSON.stringify({ surveyId: 'one', templateId: 'net-promoter-score' }),
  }).then(() => location.reload())`);
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
