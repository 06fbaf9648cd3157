import type { Frame, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Config } from '#server/kernel/config/config.ts';
import type { FeatureKey } from '#shared/plan/features.ts';
import { UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { question } from '#tests/shared/survey/build.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { appIn, openAt } from '#tests/e2e/support/app-frame.ts';
import { fetchFromApi, callApi } from '#tests/e2e/support/merchant-api.ts';
import { startProduct } from '#tests/e2e/support/start-product.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** As a browser that blocks storage in frames of other sites. The calls of this test take the token from a cookie. */
const WITHOUT_STORAGE = `if (window !== window.top) {
  const denied = { get() { throw new DOMException('Denied', 'SecurityError') } };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, denied);
}`;
const THEME = 'Theme of your surveys';

test('upgrades inside the store’s admin, without any storage there, from the install over the limits of Free to Pro, and back to the same screen', async () => {
  const { storeUrl } = await startProduct({}, withoutYearlyTrial);
  const page = await openPage({ viewport: PHONE, hasTouch: false, expectedProblems: [/402/, /409/] });
  await page.addInitScript(WITHOUT_STORAGE);
  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('link', { name: 'Install' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(/\/admin\/apps\/askwell/);

  await passOnboarding(page);
  await expectLimitsOfFree(page);
  await upgrade(page);
  await expectProFeatures(page);
  await expectUsableScreens(page);
  await cancel(page);
});

/** A plan with a trial is charged two weeks later. */
function withoutYearlyTrial(config: Config): Config {
  const plans = config.billing.plans.map((plan) => ({
    ...plan,
    trial_days: plan.interval === 'ANNUAL' ? 0 : plan.trial_days,
  }));
  return { ...config, billing: { ...config.billing, plans } };
}

/** Looks at every step, takes Free where the last one shows the plans, and publishes nothing. */
async function passOnboarding(page: Page): Promise<void> {
  const app = appIn(page);
  await app.getByRole('heading', { name: 'What do you want to know first?' }).waitFor();
  await look(page, 'onboarding-1');
  await app.getByRole('button', { name: 'Will they come back?' }).click();
  await app.getByRole('heading', { name: 'Your survey in your store’s look' }).waitFor();
  await app.getByText('How likely are you to recommend us to a friend or colleague?').waitFor();
  await look(page, 'onboarding-2');
  await app.getByRole('button', { name: 'Looks good' }).click();
  await app.getByRole('heading', { name: 'Where should it ask?' }).waitFor();
  await app.getByText('Starts the free plan').waitFor();
  await look(page, 'onboarding-3');
  await app.getByRole('link', { name: 'See plans' }).click();
  await app.getByRole('heading', { level: 1, name: 'Choose a plan' }).waitFor();
  await look(page, 'plans-none');
  await app.getByRole('button', { name: 'Start with Free' }).click();
  await app.getByRole('heading', { name: 'Where should it ask?' }).waitFor();
  expect(await app.getByText('Starts the free plan').count()).toBe(0);
  await app.getByRole('button', { name: 'Back' }).click();
  await app.getByRole('heading', { name: 'Your survey in your store’s look' }).waitFor();
  await app.getByRole('button', { name: 'Back' }).click();
  await app.getByRole('button', { name: 'Skip for now' }).click();
  await app.getByRole('heading', { level: 1, name: 'Ask your first question' }).waitFor();
}

/** Checks the limits of Free: the server refuses the action and the screen says which plan allows it. */
async function expectLimitsOfFree(page: Page): Promise<void> {
  expect(await makeLive(appIn(page), 'first', 10)).toBe(200);
  expect(await makeLive(appIn(page), 'second')).toBe(402);
  await answer(appIn(page), 'first', 100);
  await page.reload();
  const app = appIn(page);
  await app.getByText('second', { exact: true }).first().waitFor();
  for (const [feature, path, press] of PROMPTS) {
    await openAt(page, path);
    await press(app);
    const dialog = app.getByRole('dialog', { name: UPGRADE_PROMPTS[feature].title });
    await dialog.getByText('Build surveys without any limits:').waitFor();
    await dialog.getByRole('button', { name: 'Maybe later' }).click();
    await dialog.waitFor({ state: 'detached' });
    await look(page, `refused-${feature}`);
  }
  await openAt(page, '/settings/plan');
  await app.getByText('Limit Reached').first().waitFor();
  await look(page, 'plan-free');
  await openAt(page, '/');
  await app.getByRole('button', { name: 'Upgrade now' }).click();
  await app.getByRole('heading', { level: 1, name: 'Your plan' }).waitFor();
  await look(page, 'plans-free');
}

/** Where the merchant reaches each limit. Integrations are open to no plan and have no limit. */
const PROMPTS: readonly (readonly [
  feature: FeatureKey,
  path: string,
  press: (app: Frame) => Promise<void>,
])[] = [
  ['responsesPerSurvey', '/', press('Get unlimited responses')],
  ['questions_per_survey', '/builder/first', press('Add question')],
  ['download_survey_reports', '/surveys/analytics/first', press('Export')],
  ['advanced_analytics', '/surveys/analytics/first', press(/^Filter/)],
  ['ordersLimit', '/surveys/analytics/first?tab=money', press('Upgrade now')],
  ['advanced_survey_targeting', '/surveys/delivery/first', press('Upgrade Required', 'All customers')],
  ['customFeatures', '/settings/look', chooseOwnColours],
  ['removeBranding', '/settings/look', inSettings('Language and branding')],
];

function press(name: string | RegExp, first?: string): (app: Frame) => Promise<void> {
  return async (app) => {
    if (first !== undefined) await app.getByRole('button', { name: first }).click();
    await app.getByRole('button', { name }).first().click();
  };
}

function inSettings(region: string): (app: Frame) => Promise<void> {
  return (app) =>
    app.getByRole('region', { name: region }).getByRole('button', { name: 'Upgrade Required' }).click();
}

/** The choice is open to every plan, to be looked at. Only saving it is not. */
async function chooseOwnColours(app: Frame): Promise<void> {
  await ownColoursIn(app).click();
  await inSettings(THEME)(app);
}

function ownColoursIn(app: Frame): Locator {
  return app.getByRole('region', { name: THEME }).getByText('Your own colours', { exact: true });
}

/** Confirms the charge on the store's charge page, which fills the window, and returns to the frame. */
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

async function expectProFeatures(page: Page): Promise<void> {
  const app = appIn(page);
  expect(await publish(app, 'second')).toBe(200);
  await openAt(page, '/settings/look');
  const theme = app.getByRole('region', { name: THEME });
  await ownColoursIn(app).click();
  await theme.getByLabel('Font').selectOption('serif');
  await app.getByRole('button', { name: 'Save', exact: true }).click();
  await app.getByText('The look is saved', { exact: true }).waitFor();
}

/** Checks settings and help with data, on a phone and on a desktop. */
async function expectUsableScreens(page: Page): Promise<void> {
  const app = appIn(page);
  for (const [size, name] of [
    [PHONE, '390'],
    [DESKTOP, '1280'],
  ] as const) {
    await page.setViewportSize(size);
    await openAt(page, '/settings/people');
    if (size === DESKTOP) await app.getByRole('button', { name: 'Continue Anyway' }).click();
    await app.getByText('This one').waitFor();
    await look(page, `settings-people-${name}`);
    await openAt(page, '/settings/plan');
    await app.getByText('no limit').first().waitFor();
    await look(page, `settings-plan-${name}`);
    await openAt(page, '/help');
    await app.getByText('How do I make my first survey?').click();
    await look(page, `help-${name}`);
    await app.getByRole('searchbox', { name: 'Search the answers' }).fill('erase a shopper');
    await app.getByText(/answers? found/).waitFor();
    await openAt(page, '/billing-plans');
    await app.getByText('Unlimited').first().waitFor();
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
  await dialog.getByText('Your 2 live surveys will be paused', { exact: false }).waitFor();
  await dialog.locator('label', { hasText: /^Now, with nothing paid back$/ }).click();
  await look(page, 'cancel');
  await dialog.getByRole('button', { name: 'Cancel Pro' }).click();
  await app.getByRole('heading', { level: 1, name: 'Choose a plan' }).waitFor();
  expect(await statuses(app)).toEqual({ first: 'paused', second: 'paused' });

  await app.getByRole('radio', { name: /Yearly/ }).check();
  await app.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/charge_id=/);
  await appIn(page).getByRole('heading', { level: 1, name: 'This week’s answers' }).waitFor();
  await openAt(page, '/settings/plan');
  const row = appIn(page).getByRole('row', { name: /Paid/ });
  await row.waitFor();
  expect(await row.textContent()).toContain('$190');
  await look(page, 'invoices');
}

/** Checks accessibility and sideways scrolling, and takes a picture. */
async function look(page: Page, name: string): Promise<void> {
  await expectGoodScreen(appIn(page), name);
  await takeScreenshot(page, `plans-${name}`);
}

async function makeLive(app: Frame, surveyId: string, count = 1): Promise<number> {
  const made = await fetchFromApi<{ definition: object }>(app, 'POST', '/surveys', { surveyId });
  const questions = Array.from({ length: count }, (_, orderIndex) => ({
    ...question('nps', `q${orderIndex + 1}`, { isRequired: false }),
    ...{ surveyId, orderIndex },
  }));
  const definition = { ...made.definition, name: surveyId, questions };
  await fetchFromApi(app, 'PUT', `/surveys/${surveyId}/draft`, {
    baseRevision: 1,
    saveId: surveyId,
    definition,
  });
  return publish(app, surveyId);
}

/** Sends responses as shoppers' pages do, and one beyond the limit, which is kept and waits for a larger plan. */
async function answer(app: Frame, surveyId: string, count: number): Promise<void> {
  const { publicId } = await fetchFromApi<{ publicId: string }>(app, 'GET', `/surveys/${surveyId}`);
  const given = {
    version: 1,
    revision: 1,
    complete: false,
    answers: { q1: { value: 9 } },
    path: ['q1', 'q2'],
  };
  for (let at = 0; at <= count; at += 1) {
    const now = Date.now();
    const { status } = await callApi(
      app,
      'PUT',
      `/collect/${publicId}/responses/${`${at}`.padStart(32, '0')}`,
      {
        ...given,
        ...{
          respondentKey: `${at}`.padStart(32, 'f'),
          timings: { q1: 900 },
          attributes: { placement: 'popup' },
        },
        ...{ startedAt: now, changedAt: now, sentAt: now },
      },
    );
    expect([at, status]).toEqual([at, 200]);
  }
}

const publish = async (app: Frame, surveyId: string): Promise<number> =>
  (await callApi(app, 'POST', `/surveys/${surveyId}/publish`, { draftRevision: 2 })).status;

async function statuses(app: Frame): Promise<Record<string, string>> {
  type List = { surveys: { name: string; status: string }[] };
  const { surveys } = await fetchFromApi<List>(app, 'GET', '/surveys');
  return Object.fromEntries(surveys.map(({ name, status }) => [name, status]));
}
