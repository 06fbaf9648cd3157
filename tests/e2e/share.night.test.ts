import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { answerTen, mixed, publishTen } from '#tests/support/ten-questions.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONES = [320, 390];

/** How many pages a printed document has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** A picture of the page from its top to its end. */
async function takeWhole(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  await takeScreenshot(page, name);
  await page.setViewportSize(size);
}

/** Also saves the document in test-results/ with `SCREENSHOTS=1`. */
function printed(page: Page, name: string): Promise<Buffer> {
  const isKept = process.env['SCREENSHOTS'] === '1';
  return page.pdf({ preferCSSPageSize: true, ...(isKept && { path: join('test-results', `${name}.pdf`) }) });
}

/** Opens the answers of ten questions, from 300 shoppers, in a store with a plan. */
async function openAnswers(): Promise<Page> {
  const { page } = await openApp('top level', { viewport: DESKTOP, plan: 'pro' });
  await answerTen(page, await publishTen(page), mixed(300));
  await page.goto(new URL('/surveys/analytics/ten', page.url()).href);
  await page.getByRole('region', { name: 'Headline' }).waitFor();
  await page.getByRole('link', { name: 'More figures' }).waitFor();
  return page;
}

test('shares results by a link, on paper and as text, until the link is ended', async () => {
  const page = await openAnswers();
  // Until the report's code and figures have loaded, the browser prints the screen: six pages.
  await expect.poll(async () => pagesOf(await printed(page, 'print-admin'))).toBe(2);
  expect(await page.getByRole('region', { name: 'Headline' }).count()).toBe(1);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share results' });
  const text = dialog.getByRole('region', { name: 'Text' }).locator('code');
  await text.waitFor();
  const lines = (await text.innerText()).split('\n');
  expect(lines[0]).toBe('How did you hear about us? (Juniper & Vale)');
  expect(lines[1]).toMatch(/^300 shoppers answered, \w+ \d+, \d{4} – \w+ \d+, \d{4}\.$/);
  expect(lines.length).toBeLessThanOrEqual(12);
  await dialog.getByLabel('Open for').selectOption('7');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByRole('status').locator('code').innerText();
  await dialog.getByText('1 open link').waitFor();
  await expectGoodScreen(page, 'share dialog');
  await takeScreenshot(page, 'share-dialog-desktop');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodScreen(page, 'share dialog on a phone');
  await takeScreenshot(page, 'share-dialog-phone');
  await page.setViewportSize(DESKTOP);

  const shared = await openPage({ viewport: DESKTOP, javaScriptEnabled: false });
  const hosts = new Set<string>();
  shared.on('request', (request) => hosts.add(new URL(request.url()).host));
  await shared.goto(address);
  await shared.getByRole('heading', { name: 'How did you hear about us?', exact: true }).waitFor();
  expect([...hosts]).toEqual([new URL(address).host]);
  expect(await shared.context().cookies()).toEqual([]);
  await takeWhole(shared, 'share-page-desktop');
  expect(pagesOf(await printed(shared, 'print-shared'))).toBe(2);

  const reader = await openPage({ viewport: DESKTOP, expectedProblems: [/410/] });
  await reader.goto(address);
  await expectGoodScreen(reader, 'shared page');
  for (const width of PHONES) {
    await reader.setViewportSize({ width, height: 700 });
    await expectGoodScreen(reader, `shared page at ${width}`);
    await takeWhole(reader, `share-page-${width}`);
  }

  await dialog.getByRole('button', { name: /^End link made/ }).click();
  const question = page.getByRole('dialog', { name: 'End this link?' });
  await expectGoodScreen(page, 'question before a link ends');
  await takeScreenshot(page, 'share-dialog-end');
  await question.getByRole('button', { name: 'End link', exact: true }).click();
  await dialog.getByText('1 closed link').waitFor();
  expect((await reader.goto(address))?.status()).toBe(410);
  await reader.getByRole('heading', { name: 'This link is over' }).waitFor();
  await takeScreenshot(reader, 'share-page-over');
});
