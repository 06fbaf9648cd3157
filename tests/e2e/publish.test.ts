import { expect, test } from 'vitest';
import { openPage } from '#tests/support/browser.ts';
import { PHONE, question, row } from './support/builder-page.ts';
import { heading } from './support/hosted-page.ts';
import { fetchFromApi } from './support/merchant-api.ts';
import { openApp } from './support/open-app.ts';

// The longer tests cover every type, the other widths and the store's admin.
test('builds a survey on a phone and publishes it, and shoppers read its question', async () => {
  const { page, appUrl } = await openApp('top level', { viewport: PHONE });
  await page.getByRole('button', { name: 'Create survey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create from scratch' }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Free text/ })
    .click();
  await question(page).fill('What was missing?');
  await row(page, 1).getByText('What was missing?').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Everything is published').waitFor();

  const surveyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { publicId } = await fetchFromApi<{ publicId: string }>(page, 'GET', `/surveys/${surveyId}`);
  const shopper = await openPage({ viewport: PHONE });
  await shopper.goto(`${appUrl}/s/${publicId}`);
  await heading(shopper, 'What was missing?').waitFor();
  expect(await shopper.getByRole('textbox').isVisible()).toBe(true);
});
