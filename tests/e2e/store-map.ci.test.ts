import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEFAULT_DELIVERY, type Delivery, type Placement } from '#shared/delivery/delivery.ts';
import { DAY_MS } from '#shared/durations.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { appIn } from './support/app-frame.ts';
import { countWords } from './support/count-words.ts';
import { FIVE, publishAndAnswer } from './support/five-surveys.ts';
import { callApi, fetchFromApi } from './support/merchant-api.ts';
import { openApp, type OpenApp } from './support/open-app.ts';

const PHONE = { width: 390, height: 2_400 };
const DESKTOP = { width: 1280, height: 1_300 };
const MOST_WORDS = 250;

type App = Page | Frame;

const ON_PRODUCTS = {
  type: 'popup',
  pages: { kinds: ['product'], paths: [] },
  trigger: { type: 'immediately' },
} satisfies Placement;

const deliver = (app: App, surveyId: string, to: Partial<Delivery>) =>
  fetchFromApi(app, 'PUT', `/surveys/${surveyId}/delivery`, { delivery: { ...DEFAULT_DELIVERY, ...to } });

/** Opens the screen of a survey in the store's admin and reads the sentence of its state. */
async function sentenceOf({ page, storeUrl }: OpenApp, surveyId: string): Promise<string> {
  await page.goto(`${storeUrl}/admin/apps/askwell/surveys/delivery/${surveyId}`);
  await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame');
  const state = appIn(page).locator('[data-standing]');
  await state.waitFor();
  return state.innerText();
}

/** Also checks accessibility and takes a picture, wide and narrow. */
async function expectFewWords({ page }: OpenApp, name: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const app = appIn(page);
    await app.waitForFunction((wide) => window.innerWidth >= 768 === wide, viewport === DESKTOP);
    const { words, controls } = await countWords(app);
    const what = `${name}, ${viewport.width} px: ${words} words, ${controls} controls`;
    // oxlint-disable-next-line no-console -- shown where the test fails
    console.log(what);
    expect(words, what).toBeLessThanOrEqual(MOST_WORDS);
    await takeScreenshot(page, `${name}-${viewport.width}`);
    await expectGoodScreen(app, name);
  }
}

async function switchPart({ page, storeUrl }: OpenApp, place: 'theme' | 'checkout', isOn: boolean) {
  await page.context().request.post(`${storeUrl}/admin/editor`, {
    form: { place, ...(isOn && { on: 'yes' }) },
    headers: { origin: storeUrl },
  });
}

test('shows who comes first on which page as the store does, in at most 250 words', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP, plan: 'pro' });
  const { page, storeUrl } = opened;
  await publishAndAnswer(opened.app, FIVE);
  await switchPart(opened, 'theme', true);
  await deliver(opened.app, 'cart', { placements: [ON_PRODUCTS] });
  await deliver(opened.app, 'tea', { placements: [ON_PRODUCTS] });

  await sentenceOf(opened, 'tea');
  const app = appIn(page);
  await app.getByText('Product pages: “Which tea next?” waits').waitFor();
  await expectFewWords(opened, 'store-map');

  const shopper = await openPage({ viewport: PHONE, reducedMotion: 'reduce' });
  const asked = async () => {
    await shopper.goto(`${storeUrl}/store/products/glass-teapot`);
    return shopper.locator('askwell-card h2, askwell-card [role=heading]').first().innerText();
  };
  expect(await asked()).toContain('What almost stopped you?');
  await app.getByRole('button', { name: 'Ask “Which tea next?” first' }).click();
  await app.getByText('“Leaving the cart” waits').waitFor();
  await app.getByRole('button', { name: 'Save', exact: true }).click();
  await app.getByRole('region', { name: 'Changes that are not saved' }).waitFor({ state: 'detached' });
  await expect.poll(asked).toContain('Which tea should we stock next?');

  const products = app
    .getByRole('listitem')
    .filter({ has: app.getByRole('heading', { name: 'Product pages' }) });
  await products
    .locator('li[draggable=true]')
    .dragTo(app.getByRole('button', { name: 'Place it here: Cart' }));
  await app.getByRole('button', { name: 'Move it: Cart' }).waitFor();
  await products.getByRole('button', { name: 'Place it here: Product pages' }).waitFor();
});

test('has at most 250 words where five surveys lie on every page', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP, plan: 'pro' });
  await publishAndAnswer(opened.app, FIVE);
  const everywhere = { ...ON_PRODUCTS, pages: { kinds: [], paths: [] } };
  for (const { surveyId } of FIVE) {
    await deliver(opened.app, surveyId, { placements: [everywhere, { type: 'thank_you' }] });
  }
  await sentenceOf(opened, 'gift');
  await appIn(opened.page).getByText('Every page, Thank-you page: “Gift wrapping” waits').waitFor();
  await expectFewWords(opened, 'store-map-full');
});

test('says the true state of a survey in each situation that a merchant makes', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP, plan: 'pro' });
  const api = () => appIn(opened.page);
  await switchPart(opened, 'checkout', false);
  await publishAndAnswer(api(), FIVE.slice(2, 4));
  const say = (surveyId: string) => expect.poll(() => sentenceOf(opened, surveyId));

  await say('gift').toBe(
    'Its shoppers meet “Leaving the cart” first, and this one once they have answered or closed that.',
  );
  await say('cart').toMatch(/^Seen at \d+:\d\d.* on the thank-you page, answered (just now|1 minute ago)\.$/);
  await deliver(api(), 'gift', { placements: [{ type: 'embedded' }] });
  await say('gift').toBe('Your theme has no Askwell block that is on.');
  await deliver(api(), 'gift', { placements: [ON_PRODUCTS] });
  await say('gift').toBe('The Askwell app embed is off in your theme.');
  await switchPart(opened, 'theme', true);
  await say('gift').toBe('No page of your store has shown it so far.');
  await deliver(api(), 'gift', { placements: [{ type: 'hosted' }] });
  await say('gift').toBe('Everybody who has its link can answer.');
  await deliver(api(), 'gift', { placements: [] });
  await say('gift').toBe('You have chosen no place where it is shown.');
  await deliver(api(), 'cart', { responseCap: 20 });
  await say('cart').toBe('It has all the answers that you asked for.');
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  await deliver(api(), 'cart', { schedule: { startsAt: tomorrow, endsAt: null } });
  await say('cart').toMatch(/^It starts on \w+ \d+|^It starts on \d+ \w+/);
  const past = new Date(Date.now() - DAY_MS).toISOString();
  await deliver(api(), 'cart', { schedule: { startsAt: null, endsAt: past } });
  await say('cart').toMatch(/^It ended on /);
  expect((await callApi(api(), 'POST', '/surveys/cart/status', { action: 'pause' })).status).toBe(200);
  await say('cart').toBe('Shoppers do not see it until you resume it.');
});
