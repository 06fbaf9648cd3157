import { expect, test } from 'vitest';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { answerAll, attachSurvey, DEFINITION, openStore, shopAs, TEAPOT } from './support/open-store.ts';

test('asks inside the thank-you page, with one response for each order', async () => {
  const store = await openStore();
  const { storeUrl } = store;
  const thankYou = { ...DEFINITION.thankYou, discountCode: 'PLUM-10' };
  const { responses } = await attachSurvey(store, { ...DEFINITION, thankYou }, {});
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await shopAs(page, storeUrl, { consent: 'yes' });
  await page.goto(storeUrl + TEAPOT);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('button', { name: /Place the order/ }).click();
  await page.locator('[data-order-status] askwell-survey').waitFor();
  await takeScreenshot(page, 'storefront/thank-you-390');
  await answerAll(page);
  await page.getByText('PLUM-10').waitFor();
  const key = expect.stringMatching(/^checkout:./) as string;
  await expect.poll(responses).toMatchObject([{ isComplete: true, respondentKey: key }]);
});
