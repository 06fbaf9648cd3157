import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { animationsEnded } from '#tests/support/animations.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { askApi, callApi } from './support/merchant-api.ts';
import { startProduct } from './support/start-product.ts';

/** One product and one browser serve the whole walk. */
const PATIENCE = { timeout: 240_000 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

test(
  'inside the store’s admin: from the install over Free and its limit to Pro, and back to where it began',
  PATIENCE,
  async () => {
    const { storeUrl } = await startProduct({}, withoutYearlyTrial);
    const page = await openPage({ viewport: PHONE, hasTouch: false, expectedProblems: [/402/] });
    await page.goto(`${storeUrl}/admin/apps`);
    await page.getByRole('link', { name: 'Install' }).click();
    await page.getByRole('button', { name: 'Install app' }).click();
    await page.waitForURL(/\/admin\/apps\/askwell/);

    await goThroughOnboarding(page);
    await hitTheLimits(page);
    await upgrade(page);
    await useWhatProGives(page);
    await lookAround(page);
    await cancel(page);
  },
);

/** What has a trial is charged for in two weeks only. */
function withoutYearlyTrial(config: Config): Config {
  const plans = config.billing.plans.map((plan) => ({
    ...plan,
    trial_days: plan.interval === 'ANNUAL' ? 0 : plan.trial_days,
  }));
  return { ...config, billing: { ...config.billing, plans } };
}

async function goThroughOnboarding(page: Page): Promise<void> {
  const app = appIn(page);
  await app.getByText('juniper-and-vale.dev-store.test', { exact: true }).waitFor();
  await look(page, 'onboarding-1');
  await app.getByRole('button', { name: 'Continue' }).click();
  await app.getByRole('radio', { name: /Will they come back/ }).check();
  await app.getByText(/^We suggest “/).waitFor();
  await look(page, 'onboarding-2');
  await app.getByRole('button', { name: 'Continue' }).click();
  await app.getByRole('heading', { name: 'Add Askwell to your store' }).waitFor();
  await look(page, 'onboarding-3');
  await app.getByRole('button', { name: 'Choose a plan' }).click();
  await app.getByRole('heading', { level: 1, name: 'Choose a plan' }).waitFor();
  await app.getByText('Nothing was charged so far', { exact: false }).waitFor();
  await look(page, 'plans-none');
  await app.getByRole('button', { name: 'Start with Free' }).click();
  await app.getByRole('heading', { level: 1, name: 'Surveys' }).waitFor();
}

/** A second live survey is one too many for Free, and a theme is not its either. */
async function hitTheLimits(page: Page): Promise<void> {
  expect(await makeLive(appIn(page), 'first')).toBe(200);
  expect(await makeLive(appIn(page), 'second')).toBe(402);
  await page.reload();
  const app = appIn(page);
  await app.getByText('second', { exact: true }).first().waitFor();
  await app.getByRole('button', { name: 'Upgrade now' }).click();
  const dialog = app.getByRole('dialog', { name: 'Publish unlimited surveys with the Pro plan' });
  await dialog.getByText('Build surveys without any limits:').waitFor();
  await dialog.getByRole('button', { name: 'Upgrade now' }).click();
  await app.getByRole('heading', { level: 1, name: 'Your plan' }).waitFor();
  await app.getByText('Limit Reached').waitFor();
  await look(page, 'plans-free');
}

/** Over the store's charge page, which takes the whole window, and back into the frame. */
async function upgrade(page: Page): Promise<void> {
  await appIn(page).getByRole('button', { name: 'Try Pro for free' }).click();
  await page.getByRole('heading', { name: 'Approve this charge?' }).waitFor();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/charge_id=/);
  const app = appIn(page);
  const dialog = app.getByRole('dialog', { name: "You're on the Pro Plan" });
  await dialog.waitFor();
  expect(await dialog.locator('canvas').getAttribute('data-pieces')).toBe('200');
  await expect.poll(() => app.evaluate(() => window.location.search)).not.toContain('charge_id');
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
    'Create unlimited surveys',
    'Customise the target audience',
    'Add a survey to the store',
    'Get advanced insights',
  ]);
  await look(page, 'pro-dialog');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
}

async function useWhatProGives(page: Page): Promise<void> {
  const app = appIn(page);
  expect(await publish(app, 'second')).toBe(200);
  await openAt(page, '/settings');
  const theme = app.getByRole('region', { name: 'Theme of your surveys' });
  await theme.getByLabel('Font').selectOption('serif');
  await theme.getByRole('button', { name: 'Save theme' }).click();
  await app.getByText('The theme is saved', { exact: true }).waitFor();
}

/** Settings and help as they are with everything in them, on a phone and on a desk. */
async function lookAround(page: Page): Promise<void> {
  const app = appIn(page);
  for (const [size, name] of [
    [PHONE, '390'],
    [DESKTOP, '1280'],
  ] as const) {
    await page.setViewportSize(size);
    await openAt(page, '/settings');
    if (size === DESKTOP) await app.getByRole('button', { name: 'Continue Anyway' }).click();
    await app.getByText('This one').waitFor();
    await look(page, `settings-${name}`);
    await openAt(page, '/help');
    await app.getByText('How do I make my first survey?').click();
    await look(page, `help-${name}`);
    await app.getByRole('searchbox', { name: 'Search the answers' }).fill('erase a shopper');
    await app.getByText(/answers? found/).waitFor();
    await openAt(page, '/billing-plans');
    await app.getByText('no limit').first().waitFor();
    await look(page, `plans-pro-${name}`);
  }
}

async function cancel(page: Page): Promise<void> {
  const app = appIn(page);
  await app.getByRole('button', { name: 'Move to Free' }).click();
  const smaller = app.getByRole('dialog', { name: 'Move to Free?' });
  await smaller.getByText('1 of your 2 live surveys will be paused', { exact: false }).waitFor();
  await look(page, 'downgrade');
  await smaller.getByRole('button', { name: 'Keep Pro' }).click();

  await app.getByRole('button', { name: 'Cancel Pro' }).click();
  const dialog = app.getByRole('dialog', { name: 'Cancel Pro?' });
  await dialog.getByText('2 of your 2 live surveys will be paused', { exact: false }).waitFor();
  await dialog.getByRole('radio', { name: 'Now', exact: true }).check();
  await look(page, 'cancel');
  await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
  await app.getByRole('heading', { level: 1, name: 'Choose a plan' }).waitFor();
  expect(await statuses(app)).toEqual({ first: 'paused', second: 'paused' });

  await app.getByRole('radio', { name: /Yearly/ }).check();
  await app.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/charge_id=/);
  await appIn(page).getByRole('heading', { level: 1, name: 'Surveys' }).waitFor();
  await openAt(page, '/billing-plans');
  const row = appIn(page).getByRole('row', { name: /Paid/ });
  await row.waitFor();
  expect(await row.textContent()).toContain('$190');
  await look(page, 'invoices');
}

function appIn(page: Page): Frame {
  const frame = page.frame('app-frame');
  if (frame === null) throw new Error('The admin shows no app.');
  return frame;
}

/** To another screen, as a link of the admin's menu goes there. */
async function openAt(page: Page, path: string): Promise<void> {
  await appIn(page).evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.dispatchEvent(new CustomEvent('shopify:navigate', { bubbles: true }));
    link.remove();
  }, path);
}

/** Accessible, nothing to be scrolled to sideways, and a picture for whoever wants to look. */
async function look(page: Page, name: string): Promise<void> {
  const app = appIn(page);
  await animationsEnded(app);
  await expectAccessible(app);
  const isSideways = await app.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect([name, isSideways]).toEqual([name, false]);
  await takeScreenshot(page, `plans-${name}`);
}

async function makeLive(app: Frame, surveyId: string): Promise<number> {
  const made = { surveyId, templateId: 'net-promoter-score' };
  const { definition } = await askApi<{ definition: object }>(app, 'POST', '/surveys', made);
  const save = { baseRevision: 1, saveId: surveyId, definition: { ...definition, name: surveyId } };
  await askApi(app, 'PUT', `/surveys/${surveyId}/draft`, save);
  return publish(app, surveyId);
}

const publish = async (app: Frame, surveyId: string): Promise<number> =>
  (await callApi(app, 'POST', `/surveys/${surveyId}/publish`, { draftRevision: 2 })).status;

async function statuses(app: Frame): Promise<Record<string, string>> {
  type List = { surveys: { name: string; status: string }[] };
  const { surveys } = await askApi<List>(app, 'GET', '/surveys');
  return Object.fromEntries(surveys.map(({ name, status }) => [name, status]));
}
