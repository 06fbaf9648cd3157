import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { UPGRADE_BUTTON, UPGRADE_PROMPTS } from '#shared/plan/upgrade.ts';
import { DESKTOP, openPart, PHONE, question, row, saveStatus } from '#tests/e2e/support/builder-page.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

/** The errors that a browser logs for a failed network, a refused save and a missing page. */
const EXPECTED = [/ERR_(FAILED|INTERNET_DISCONNECTED)/, /status of 40[02349]/];
const DRAFT = '**/surveys/*/draft';

test.each([
  ['on a phone', PHONE],
  ['wide', DESKTOP],
])('the builder is accessible in every state: %s', async (_width, viewport) => {
  const { page, appUrl } = await openApp('top level', { viewport, expectedProblems: EXPECTED });
  page.on('dialog', (dialog) => void dialog.accept());
  const builder = drive(page);
  await page.goto(`${appUrl}/surveys/scratch`);
  await expectUsableEditing(page, builder);
  await expectUsableRules(page, builder);
  await expectUsableTexts(page, builder);
  await expectUsablePublishing(page, builder);
  await expectUsableTroubles(page, builder);
  await expectUsableNotFound(page, appUrl);
  await expectUsableLimits(page, appUrl);
});

type Driver = ReturnType<typeof drive>;

function drive(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return {
    button,
    notice: (text: string | RegExp) =>
      page.getByRole('region', { name: 'Notifications' }).getByText(text).first(),
    look: (what: string) => expectGoodScreen(page, what),
    add: async (type: string) => {
      await button('Add question').click();
      await page.getByRole('dialog').getByRole('button', { name: type }).click();
    },
    openRow: async (number: number) => {
      await row(page, number)
        .getByRole('button', { name: /^\d+\./ })
        .click();
    },
  };
}

async function expectUsableEditing(page: Page, { button, notice, look, add }: Driver): Promise<void> {
  await add('Free text');
  await button('Answer it yourself').click();
  await page.locator('askwell-survey').getByRole('heading', { name: '…' }).waitFor();
  await look('a question without a text');
  await button('Edit').click();
  await question(page).fill('What could be better?');
  await add('Single choice');
  await look('options without texts');
  const first = page.getByLabel('Option 1', { exact: true });
  await paste(first, 'Tea\nCoffee\ntea\nWater');
  await page.getByText('One line was left out: options must differ.').waitFor();
  await look('a pasted list');
  await first.fill('Coffee');
  await page.getByText(/is an option already.* it stays “Tea”/).waitFor();
  await look('an option twice');
  await question(page).fill('What do you drink?');
  await page.getByLabel('Offer “Other”').check();
  await button('Type: Single choice. Change type').click();
  await look('the change of a type');
  await page.keyboard.press('Escape');
  await button('Actions for question 2. What do you drink?').click();
  await look('a question’s menu');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  // A notice stays for as long as the pointer is on it.
  await notice('“What do you drink?” was deleted').hover();
  await look('a deleted question');
  await notice('Undo').click();
  await notice('“What do you drink?” was deleted').waitFor({ state: 'hidden' });
  await expect.poll(() => question(page).inputValue()).toBe('What do you drink?');
}

async function expectUsableRules(page: Page, { button, look, openRow }: Driver): Promise<void> {
  await button('Add a rule').click();
  await page.getByText(/shows no question, so it is skipped/).waitFor();
  await look('a rule that lacks everything');
  await page.getByLabel('Otherwise go on to').selectOption({ label: '1. What could be better?' });
  await openRow(1);
  await page.getByLabel('Then go on to').selectOption({ label: '2. What do you drink?' });
  await page.locator('[data-severity=error]').first().waitFor();
  await look('a loop');
  await openPart(page, 'Path map');
  await look('the path map of a loop');
  await button('Publish').click();
  await page.getByRole('dialog', { name: 'Not ready to publish yet' }).waitFor();
  await look('what is missing');
  await page
    .getByRole('button', { name: /^Open: 1\./ })
    .first()
    .click();
  await page.getByLabel('Then go on to').selectOption({ label: 'The end of the survey' });
  await look('a question that ends the survey');
  await page.getByLabel('Then go on to').selectOption('in order');
  await openRow(2);
  await page.getByLabel('Otherwise go on to').selectOption('in order');
}

async function expectUsableTexts(page: Page, { button, notice, look }: Driver): Promise<void> {
  await openPart(page, 'Thank-you screen');
  await page.getByLabel('Discount code (optional)').fill('THANKS10');
  await look('the thank-you screen');
  await button('Answer it yourself').click();
  await page.locator('askwell-survey').getByText('THANKS10').waitFor();
  await look('the preview of the thank-you screen');
  await openPart(page, 'Translations');
  await button('Add language').click();
  await page
    .getByLabel(/^Question: What could be better\?|^.*: What could be better\?$/)
    .fill('Was könnte besser sein?');
  await page
    .getByText(/texts missing/)
    .first()
    .waitFor();
  await look('a translation');
  await look('the preview in another language');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await notice(/was removed/).waitFor();
  await look('a removed language');
  await openPart(page, 'Name and description');
  await page.getByLabel('Name', { exact: true }).fill('');
  await look('a survey without a name');
  await page.getByLabel('Name', { exact: true }).fill('Drinks');
  await openPart(page, 'History');
  await look('no versions yet');
}

async function expectUsablePublishing(page: Page, { button, notice, look, openRow }: Driver): Promise<void> {
  await saveStatus(page, 'Saved').waitFor();
  await button('Publish').click();
  await page.getByText('Worth a look').waitFor();
  await look('publishing with something to look at');
  await button('Publish now').click();
  await page.getByText('Everything is published').waitFor();
  await look('a published survey');
  await openRow(1);
  await question(page).fill('What should be better?');
  await page.getByText('1 unpublished change').waitFor();
  await button('Publish changes').click();
  await page.getByText('A new meaning', { exact: true }).click();
  await look('meanings');
  await button('Publish now').click();
  await page.getByText('Everything is published').waitFor();
  await openPart(page, 'History');
  await button('Look at version 1').click();
  await page.getByText('Your draft differs from it').waitFor();
  await look('a version');
  await button('Restore to the draft').click();
  await notice('Version 1 is your draft now').waitFor();
  await look('a restored version');
}

async function expectUsableTroubles(page: Page, { button, look }: Driver): Promise<void> {
  await page.route(DRAFT, (route) => route.abort());
  await question(page).fill('Written without a network');
  await saveStatus(page, 'Not saved: retrying').waitFor();
  await look('no network');
  await button('Back to surveys').click();
  await page.getByRole('dialog', { name: 'Leave with unsaved changes?' }).waitFor();
  await look('leaving');
  await button('Stay').click();
  await page.unroute(DRAFT);
  // The builder also retries by itself. If that succeeds first, the button is gone.
  const pressed = button('Try now')
    .click()
    .catch(() => undefined);
  await Promise.race([pressed, saveStatus(page, 'Saved').waitFor()]);
  await saveStatus(page, 'Saved').waitFor();

  await page.route(DRAFT, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 'VALIDATION_ERROR', message: 'It is too large to be saved.' } },
    }),
  );
  await question(page).fill('Refused');
  await page.getByText('Your last changes cannot be saved as they are').waitFor();
  await look('a refused save');
  await page.unroute(DRAFT);
  await button('Try again').click();
  await saveStatus(page, 'Saved').waitFor();

  const surveyId = new URL(page.url()).pathname.split('/').at(-1)!;
  const path = `/surveys/${surveyId}`;
  const { revision, definition } = await fetchFromApi<{ revision: number; definition: object }>(
    page,
    'GET',
    path,
  );
  const theirs = { baseRevision: revision, saveId: 'theirs', definition: { ...definition, name: 'Theirs' } };
  await fetchFromApi(page, 'PUT', `${path}/draft`, theirs);
  await question(page).fill('Mine');
  await page.getByRole('dialog', { name: 'This survey was changed somewhere else' }).waitFor();
  await look('a conflict');
  await page.keyboard.press('Escape');
  await button('Choose a version').waitFor();
  await look('a conflict put off');
  await button('Choose a version').click();
  await button('Keep mine').click();
  await saveStatus(page, 'Saved').waitFor();
}

async function expectUsableNotFound(page: Page, appUrl: string): Promise<void> {
  await page.goto(`${appUrl}/builder/nowhere`);
  await page.getByText('There is no survey at this address').waitFor();
  await expectGoodScreen(page, 'no survey');
  await page.goto(`${appUrl}/template/nowhere`);
  await page.getByText('There is no template at this address').waitFor();
  await expectGoodScreen(page, 'no template');
  await page.route('**/surveys/other', (route) => route.abort());
  await page.goto(`${appUrl}/builder/other`);
  await page.getByText('This survey could not be opened').waitFor();
  await expectGoodScreen(page, 'a survey that could not be opened');
  await page.route('**/surveys?*', (route) => route.abort());
  await page.goto(`${appUrl}/`);
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  await expectGoodScreen(page, 'a list that could not be loaded');
  await page.unroute('**/surveys?*');
}

/** The free plan allows one live survey and a limited number of questions. */
async function expectUsableLimits(page: Page, appUrl: string): Promise<void> {
  await page.goto(`${appUrl}/surveys/template/net-promoter-score`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const dialog = page.getByRole('dialog', { name: UPGRADE_PROMPTS.active_surveys.title });
  await dialog.waitFor();
  await expectGoodScreen(page, 'a plan without room for another live survey');
  await dialog.getByRole('button', { name: UPGRADE_BUTTON }).click();
  await page.getByRole('heading', { level: 1, name: 'Your plan' }).waitFor();
  await expectGoodScreen(page, 'the upgrade');
}

async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  expect(await field.inputValue()).not.toBe('');
}
