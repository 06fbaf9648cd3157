import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const TEAPOT = '/store/products/glass-teapot';

type App = Page | Frame;

test('publishes a survey, adds it to the store, shows it to its audience, saves the answers and joins the order', async () => {
  const { app, page, storeUrl } = await openApp('embedded', { viewport: DESKTOP, plan: 'pro' });
  await makeDraft(app);

  await page.goto(`${storeUrl}/admin/apps/askwell/builder/teapot`);
  const admin = () => page.frame('app-frame')!;
  await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame');
  await admin().getByRole('button', { name: 'Publish', exact: true }).click();
  await admin().getByRole('button', { name: 'Publish now' }).click();
  await admin().getByRole('link', { name: 'Add to store' }).click();
  await chooseWhereAndWho(admin(), page);

  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('button', { name: 'Add it to the theme' }).click();
  await page.getByRole('button', { name: 'Leave it out' }).waitFor();

  const shopper = await openPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await shopAs(shopper, storeUrl, 'new');
  await shopper.goto(storeUrl + TEAPOT, { waitUntil: 'networkidle' });
  expect(await shopper.locator('askwell-card').count()).toBe(0);
  await shopAs(shopper, storeUrl, 'repeat');
  await shopper.goto(storeUrl + TEAPOT);
  await shopper.locator('askwell-card').waitFor();
  await orderAndAnswer(shopper);

  await page.goto(`${storeUrl}/admin/apps/askwell/surveys/delivery/teapot`);
  await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame');
  await admin()
    .getByText(/^Popup seen (just now|\d+ minutes? ago)/)
    .waitFor();
  await expect
    .poll(() => orderOf(admin()))
    .toMatchObject({ value: '56.0000', currency: 'USD', isVerified: true });
});

async function chooseWhereAndWho(app: Frame, page: Page): Promise<void> {
  await app.getByRole('button', { name: 'Place it here: Product pages' }).click();
  await app.getByRole('button', { name: 'Product pages', exact: true }).click();
  const popup = app.getByRole('region', { name: 'Popup' });
  await popup.getByText('Switch the Askwell app embed on and save.').waitFor();
  await checkScreen(app, page, 'add-to-store');

  await app.getByRole('button', { name: 'All customers' }).click();
  await app.getByRole('region', { name: 'Customers' }).getByText('Repeat customers').click();
  await app.getByLabel('Find a country').fill('united st');
  await app.getByLabel('Find a country').press('Enter');
  await app.getByRole('button', { name: 'Repeat customers in United States' }).waitFor();
  await app.getByText('No, this shopper does not see it.').waitFor();
  await app.getByLabel('Customer', { exact: true }).selectOption('A repeat customer');
  await app.getByText('Yes, this shopper sees it.').waitFor();
  await checkScreen(app, page, 'who-sees-it');

  await app.getByRole('button', { name: 'after 5 seconds' }).click();
  await app.getByLabel('It comes up').selectOption('At once');
  await checkScreen(app, page, 'when-and-how');
  await app.getByRole('button', { name: 'Save', exact: true }).click();
  await app.getByRole('region', { name: 'Changes that are not saved' }).waitFor({ state: 'detached' });
}

/** Checks accessibility and takes a picture, wide and narrow. */
async function checkScreen(app: Frame, page: Page, name: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const isWide = viewport === DESKTOP;
    await app.waitForFunction((wide) => window.innerWidth >= 768 === wide, isWide);
    await app.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    await takeScreenshot(page, `attach/${name}-${viewport.width}`);
    await expectGoodScreen(app, name);
  }
}

/** Sets the shopper by the store's own switch. */
async function shopAs(page: Page, storeUrl: string, type: 'new' | 'repeat'): Promise<void> {
  const form = { type, country: 'US', basket: '', consent: 'yes', back: '/store/' };
  await page.request.post(`${storeUrl}/store/shopper`, { form, headers: { origin: storeUrl } });
}

async function orderAndAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('button', { name: /Place the order/ }).click();
  await page.locator('[data-order-status] askwell-survey').waitFor();
  await page.getByRole('radio', { name: /^9 / }).press('Space');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
}

/** Orders require a plan that includes them; the merchant confirms the charge on the store's own page. */
async function makeDraft(app: App): Promise<void> {
  const made = { surveyId: 'teapot', templateId: 'net-promoter-score' };
  const { definition } = await fetchFromApi<{ definition: { questions: object[] } }>(
    app,
    'POST',
    '/surveys',
    made,
  );
  const questions = definition.questions
    .slice(0, 1)
    .map((question) => ({ ...question, logic: { rules: [] } }));
  const save = { baseRevision: 1, saveId: 'teapot', definition: { ...definition, questions } };
  await fetchFromApi(app, 'PUT', '/surveys/teapot/draft', save);
}

async function orderOf(app: App): Promise<unknown> {
  const found = await fetchFromApi<{ responses: { order: unknown }[] }>(
    app,
    'GET',
    '/surveys/teapot/responses',
  );
  return found.responses[0]?.order ?? null;
}
