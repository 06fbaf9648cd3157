import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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

/** A store's page of the test's own making, with the store's script on it, and a survey for it. */
async function openStorePage(placement: Partial<PopupPlacement> | { type: 'embedded' } = {}) {
  const { url, deps, listener } = await openSurveyApp();
  const published = await publishSurvey(deps, DEFINITION);
  const delivery = { placements: [{ ...POPUP, ...placement }] };
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
  return { ...published, url, listener, address, show: (now: PageParts) => (parts = now) };
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
