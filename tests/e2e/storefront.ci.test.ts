import type { Page } from 'playwright-core';
import { definitionPath } from '#shared/survey/definition-address.ts';
import { expect, test } from 'vitest';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { answerAll, attachSurvey, DEFINITION, openStore, shopAs, TEAPOT } from './support/open-store.ts';

const POPUP = {
  placements: [
    {
      type: 'popup',
      pages: { kinds: ['product'], paths: [] },
      trigger: { type: 'immediately' },
    },
  ],
} as const;

const card = (page: Page) => page.locator('askwell-card');

/** On a phone's product page the card is one line until it is opened. */
const openLine = (page: Page, text: string) => page.getByRole('button', { name: text }).click();

const ourKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('askwell')));

/** Waits long enough for the script to decide and load its files. */
async function expectNoCard(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await card(page).count()).toBe(0);
}

test('shows a survey once to its audience on its pages, and to no other shoppers', async () => {
  const store = await openStore();
  const { storeUrl } = store;
  const { responses, sightings } = await attachSurvey(store, DEFINITION, {
    delivery: POPUP,
    audience: [{ type: 'customerType', value: 'repeat' }],
  });
  const page = await openPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await shopAs(page, storeUrl, { type: 'new' });
  await expectNoCard(page, storeUrl + TEAPOT);
  await shopAs(page, storeUrl, { type: 'repeat', country: 'US' });
  await expectNoCard(page, `${storeUrl}/store/`);

  await page.goto(storeUrl + TEAPOT);
  await card(page).waitFor();
  await takeScreenshot(page, 'storefront/card-390');
  await expectAccessible(page, { within: 'askwell-card' });
  const covers = await page.evaluate(() => {
    const one = document.querySelector('askwell-card')!.getBoundingClientRect();
    const other = document.querySelector('form[action*="cart/add"] button')!.getBoundingClientRect();
    return one.top < other.bottom && other.top < one.bottom;
  });
  expect(covers).toBe(false);
  await openLine(page, 'What brought you here?');

  // A response that starts here continues on the next product's page.
  await page.getByRole('radio', { name: 'A friend' }).click();
  await expect.poll(responses).toMatchObject([{ isComplete: false }]);
  await page.goto(`${storeUrl}/store/products/stoneware-mug`);
  await openLine(page, 'Anything else?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
  await expect.poll(responses).toMatchObject([{ isComplete: true, isTest: false, answers: { q1: {} } }]);
  await expectNoCard(page, storeUrl + TEAPOT);
  expect(await responses()).toHaveLength(1);
  expect(await sightings()).toEqual(['shown 2', 'started 1']);
});

test('goes on with an older version although the code for the newer one’s questions does not load', async () => {
  const store = await openStore();
  const { storeUrl } = store;
  const attached = await attachSurvey(store, DEFINITION, { delivery: POPUP });
  const { survey: made, responses, publishSecond } = attached;
  const page = await openPage({ reducedMotion: 'reduce', expectedProblems: [/ERR_FAILED/] });
  await shopAs(page, storeUrl, {});
  await page.goto(storeUrl + TEAPOT);
  await page.getByRole('radio', { name: 'A friend' }).click();
  await page.getByRole('heading', { name: 'Anything else?' }).waitFor();
  await expect.poll(responses).toHaveLength(1);
  await publishSecond(survey(...DEFINITION.questions, question('number', 'q3', { isRequired: false })));
  const script = store.url + STORE_SCRIPT_PATH.replace('{shop}', store.shop);
  const delivered = async () => (await page.request.get(script)).text();
  await expect.poll(delivered).toContain(definitionPath(made.publicId, 2));

  await page.route('**/rare-views-*.js', (route) => route.abort());
  await page.goto(storeUrl + TEAPOT);
  await page.getByRole('heading', { name: 'Anything else?' }).waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
  await expect.poll(responses).toMatchObject([{ isComplete: true, answers: { q1: {} } }]);
});

test('saves one complete response although the network fails and the tab is closed', async () => {
  const store = await openStore();
  const { storeUrl } = store;
  const { responses } = await attachSurvey(store, DEFINITION, { delivery: POPUP });
  const page = await openPage({ reducedMotion: 'reduce', expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
  const shopper = page.context();
  await shopAs(page, storeUrl, {});
  await page.goto(storeUrl + TEAPOT, { waitUntil: 'networkidle' });
  await card(page).waitFor();
  await shopper.setOffline(true);
  await page.getByRole('radio', { name: 'A search' }).click();
  await page.getByRole('heading', { name: 'Anything else?' }).waitFor();
  await page.close();
  await shopper.setOffline(false);
  expect(await responses()).toEqual([]);

  // The response continues with the unsent answer, and is completed without a network.
  const again = await shopper.newPage();
  await again.goto(storeUrl + TEAPOT, { waitUntil: 'networkidle' });
  await again.getByRole('heading', { name: 'Anything else?' }).waitFor();
  await shopper.setOffline(true);
  await again.getByRole('textbox').fill('A larger teapot');
  await again.getByRole('button', { name: 'Submit' }).click();
  await again.getByRole('heading', { name: 'Thank You!' }).waitFor();
  await again.close();
  await shopper.setOffline(false);

  // A page that shows no survey sends the unsent answers once.
  const last = await shopper.newPage();
  await last.goto(`${storeUrl}/store/`);
  const complete = { isComplete: true, answers: { q1: {}, q2: { value: 'A larger teapot' } } };
  await expect.poll(responses).toMatchObject([complete]);
  await expectNoCard(last, storeUrl + TEAPOT);
  expect(await responses()).toHaveLength(1);
});

test('does not show a dismissed card again, and stores nothing on the device without consent', async () => {
  const store = await openStore();
  const { storeUrl } = store;
  const { responses, sightings } = await attachSurvey(store, DEFINITION, { delivery: POPUP });
  const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await shopAs(page, storeUrl, { consent: 'yes' });
  await page.goto(storeUrl + TEAPOT);
  await card(page).waitFor();
  await takeScreenshot(page, 'storefront/card-1280');
  await page.getByRole('button', { name: 'Close' }).click();
  await card(page).waitFor({ state: 'detached' });
  await expectNoCard(page, storeUrl + TEAPOT);
  await expect.poll(sightings).toEqual(['dismissed 1', 'shown 1']);
  expect(await ourKeys(page)).toEqual(['askwell/visitor']);

  await shopAs(page, storeUrl, { consent: 'no' });
  await page.goto(storeUrl + TEAPOT);
  await card(page).waitFor();
  await answerAll(page);
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
  expect(await ourKeys(page)).toEqual([]);
});

test('explains each condition when the address requests it', async () => {
  const store = await openStore();
  const { storeUrl } = store;
  await attachSurvey(store, DEFINITION, {
    delivery: POPUP,
    audience: [{ type: 'location', operator: 'contains', values: ['FR:France'] }],
  });
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${storeUrl}${TEAPOT}?askwell_debug=1`);
  const panel = page.locator('askwell-explanation');
  await panel.getByText('does not show here').waitFor();
  await panel.getByText('The shopper is in US').waitFor();
  await takeScreenshot(page, 'storefront/explained-1280');
  await expectAccessible(page, { within: 'askwell-explanation' });
});
