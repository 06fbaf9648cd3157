import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signPreview } from '#server/delivery/preview-token.ts';
import { STORE_SCRIPT_PATH } from '#server/platform/settings.ts';
import type { PopupPlacement } from '#shared/delivery/delivery.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { openPage } from '#tests/support/browser.ts';
import { openSurveyApp, publishSurvey } from './support/open-survey-app.ts';
import { servePages } from './support/two-sites.ts';

const DEFINITION = survey(
  question('single_select', 'q1', { text: 'What brought you here?', options: ['A friend', 'A search'] }),
);
const POPUP: PopupPlacement = {
  type: 'popup',
  pages: { kinds: [], paths: [] },
  trigger: { type: 'immediately' },
};

interface PageParts {
  readonly head?: string;
  readonly body?: string;
  readonly policy?: string;
}

type Placed = Partial<PopupPlacement> | { type: 'embedded' };

/** A store's page of the test's own making, with the store's script on it, and a survey for it. */
async function openStorePage(placement: Placed | readonly Placed[] = {}) {
  const { url, deps, listener } = await openSurveyApp();
  const published = await publishSurvey(deps, DEFINITION);
  const placements = [placement].flat().map((one) => ({ ...POPUP, ...one }));
  const delivery = { placements };
  await deps.database.query(`UPDATE surveys SET delivery = $2 WHERE store_id = $1`, [
    published.store.storeId,
    delivery,
  ]);
  const script = url + STORE_SCRIPT_PATH.replace('{shop}', published.store.shop);
  let parts: PageParts = {};
  const address = await servePages('localhost', (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (parts.policy) response.setHeader('content-security-policy', parts.policy);
    response.end(`<!doctype html><html lang="en"><title>A store</title><link rel="icon" href="data:,">
      ${parts.head ?? ''}<script async src="${script}" data-template="product" data-consent="yes"></script>
      <main><h1>A lamp</h1>${parts.body ?? ''}</main></html>`);
  });
  return { ...published, deps, url, listener, address, show: (now: PageParts) => (parts = now) };
}

const survey1 = (page: Page) => page.locator('askwell-survey');

async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A friend' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
}

test('on a page that allows our script alone and styles everything away, the card stands where it should', async () => {
  const { address, url, show, responses } = await openStorePage();
  show({
    policy: `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src ${url}; connect-src ${url}`,
    head: `<style>body *{all:unset!important;display:inline!important;position:static!important;opacity:0!important;
      transform:scale(0.1)!important;pointer-events:none!important;font-size:2px!important}</style>`,
  });
  const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(address);
  await survey1(page).waitFor();
  const box = (await page.locator('askwell-card').boundingBox())!;
  expect([Math.round(box.x + box.width), Math.round(box.y + box.height)]).toEqual([1264, 784]);
  expect(box.width).toBe(384);
  await answer(page);
  await expect.poll(responses).toMatchObject([{ is_complete: true }]);
});

test('no error reaches a page with a broken JSON, no storage, or names of ours that are taken', async () => {
  const { address, show, responses } = await openStorePage();
  const page = await openPage();
  const breakages = {
    'a broken JSON': `JSON.stringify = JSON.parse = () => { throw new Error('broken') };`,
    'a JSON that gives nonsense': `JSON.stringify = () => 'nonsense';`,
    'names that are taken': `Object.defineProperty(window, '__askwell', { value: 0, writable: false });`,
  };
  for (const [name, code] of Object.entries(breakages)) {
    show({ head: `<script>${code}</script>` });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await survey1(page).count(), name).toBe(0);
  }
  show({
    head: `<script>
      Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied') } });
      navigator.sendBeacon = undefined;
    </script>`,
  });
  await page.goto(address);
  await survey1(page).waitFor();
  await answer(page);
  await expect.poll(responses).toMatchObject([{ is_complete: true }]);
});

test('a block in the page holds its survey, and a policy without us leaves the page alone', async () => {
  const { address, show, survey: made, responses } = await openStorePage({ type: 'embedded' });
  show({
    body: `<div data-askwell-survey="${made.publicId}">Loading</div><div data-askwell-survey="x">No</div>`,
  });
  const page = await openPage({ expectedProblems: [/Content Security Policy/] });
  await page.goto(address);
  await page.locator(`[data-askwell-survey="${made.publicId}"] askwell-survey`).waitFor();
  expect(await survey1(page).count()).toBe(1);
  expect(await page.getByText('No', { exact: true }).count()).toBe(1);
  await answer(page);
  await expect.poll(responses).toMatchObject([{ is_complete: true }]);
  show({ policy: `default-src 'none'; script-src 'self'` });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await survey1(page).count()).toBe(0);
});

test('a survey waits until the shopper is as far down the page as it wants', async () => {
  const { address, show } = await openStorePage({ trigger: { type: 'scroll', percent: 60 } });
  show({ body: '<p style="height:4000px">Words</p>' });
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 300);
  expect(await survey1(page).count()).toBe(0);
  await page.mouse.wheel(0, 2_600);
  await survey1(page).waitFor();
});

test('a survey waits for its seconds, or until the shopper is about to leave', async () => {
  const { address, show } = await openStorePage([
    { trigger: { type: 'delay', seconds: 20 } },
    { trigger: { type: 'exit_intent' } },
  ]);
  show({});
  const patient = await openPage({ viewport: { width: 1280, height: 800 } });
  await patient.clock.install();
  await patient.goto(address, { waitUntil: 'networkidle' });
  await patient.clock.runFor(15_000);
  expect(await survey1(patient).count()).toBe(0);
  await patient.clock.runFor(6_000);
  await survey1(patient).waitFor();

  const leaving = await openPage({ viewport: { width: 1280, height: 800 } });
  await leaving.goto(address, { waitUntil: 'networkidle' });
  const moveOut = (clientY: number) =>
    leaving.evaluate((y) => document.dispatchEvent(new MouseEvent('mouseout', { clientY: y })), clientY);
  await moveOut(300);
  expect(await survey1(leaving).count()).toBe(0);
  await moveOut(0);
  await survey1(leaving).waitFor();
});

test('an app that is away, slow or talks nonsense leaves the page as it is', async () => {
  const { address, show, url } = await openStorePage();
  show({});
  const page = await openPage({ expectedProblems: [/Failed to load resource/, /ERR_FAILED/] });
  const script = new RegExp(`^${url}/store/(?!files/)`);
  await page.route(script, (route) => route.abort());
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await survey1(page).count()).toBe(0);
  await page.unroute(script);

  for (const part of ['/definitions/', '/store/files/']) {
    const wanted = new RegExp(`^${url}${part}`);
    await page.route(wanted, (route) => route.fulfill({ status: 500, body: 'nonsense' }));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await survey1(page).count(), part).toBe(0);
    await page.unroute(wanted);
  }

  let asked = 0;
  await page.route(script, () => void (asked += 1));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { name: 'A lamp' }).waitFor();
  expect(asked).toBe(1);
});

test('where the page has frozen what it can, the survey works', async () => {
  const { address, show, responses } = await openStorePage();
  // Browsers let nobody freeze the window itself; its prototypes are as near as a page comes.
  show({
    head: `<script>
      for (const each of [Object, Array, Function, Promise, Element, EventTarget]) Object.freeze(each.prototype);
      for (const each of [document, JSON, Math, navigator]) Object.freeze(each);
    </script>`,
  });
  const page = await openPage();
  await page.goto(address);
  await survey1(page).waitFor();
  await answer(page);
  await expect.poll(responses).toMatchObject([{ is_complete: true }]);
});

test('a merchant tries the draft out on the store, where nobody else sees it and nothing counts', async () => {
  const made = await openStorePage({ type: 'embedded' });
  made.show({});
  const { storeId } = made.store;
  const { surveyId } = made.survey;
  const { token } = signPreview({ storeId, surveyId }, made.deps.config.secrets.session, Date.now());
  const page = await openPage();
  await page.goto(`${made.address}?askwell_preview=${token}`);
  await page.getByText('counted nowhere').waitFor();
  await answer(page);
  await expect.poll(made.responses).toMatchObject([{ is_complete: true, is_test: true }]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['askwell/visitor']);
  await page.goto(made.address, { waitUntil: 'networkidle' });
  expect(await survey1(page).count()).toBe(0);
});
