import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { QuestionResults } from '#shared/api/analytics.ts';
import { DESKTOP, openPart } from '#tests/e2e/support/builder-page.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';

const SURVEY = { surveyId: 'translated', templateId: 'net-promoter-score' };
const GERMAN = 'German';

/** Downloads the texts, fills the German column with the original words behind “de:”, and uploads the file. */
async function translate(page: Page): Promise<void> {
  await page.getByText('Import and export').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const { data } = Papa.parse<string[]>(await textOf(await download.createReadStream()));
  const [head, ...lines] = data;
  const filled = lines.map(([id, place, words]) => [id, place, words, `de: ${words}`]);
  const buffer = Buffer.from(Papa.unparse([head, ...filled]));
  await page
    .getByLabel('Translation file')
    .setInputFiles({ name: 'filled.csv', mimeType: 'text/csv', buffer });
  await page.getByText(/^Imported German: \d+ added$/).waitFor();
}

async function answerIn(locale: string, address: string, words: RegExp): Promise<void> {
  const shopper = await openPage({ locale, viewport: { width: 390, height: 844 } });
  await shopper.goto(address);
  await shopper.getByRole('heading', { name: words }).waitFor();
  await takeScreenshot(shopper, `translations/${locale}`);
  await shopper.getByRole('radio', { name: /^9/ }).click();
}

test('a translated survey asks German shoppers in German, and its results are one', async () => {
  const { page, appUrl } = await openApp('top level', { viewport: DESKTOP, acceptDownloads: true });
  await fetchFromApi(page, 'POST', '/surveys', SURVEY);
  await page.goto(`${appUrl}/builder/${SURVEY.surveyId}`);
  await openPart(page, 'Translations');
  await page.getByLabel('Another language').selectOption(GERMAN);
  await page.getByRole('button', { name: 'Add language' }).click();
  await translate(page);
  await page.getByText('All translated').waitFor();
  await takeScreenshot(page, 'translations/builder');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Everything is published').waitFor();

  const path = `/surveys/${SURVEY.surveyId}`;
  const { publicId } = await fetchFromApi<{ publicId: string }>(page, 'GET', path);
  const address = `${appUrl}/s/${publicId}`;
  await answerIn('de-DE', address, /^de: How likely are you/);
  await answerIn('en-GB', address, /^How likely are you/);

  const answered = async (): Promise<number | undefined> => {
    const results = `${path}/analytics/questions?range=all`;
    return (await fetchFromApi<QuestionResults>(page, 'GET', results)).questions[0]?.answered;
  };
  await expect.poll(answered).toBe(2);
});
