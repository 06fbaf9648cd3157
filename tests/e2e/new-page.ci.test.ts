import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { question, survey } from '#tests/shared/survey/build.ts';
import { openPage } from '#tests/support/browser.ts';
import { openStorePage, surveyOn } from './support/store-page.ts';

const card = (page: Page) => page.locator('askwell-card');

/** How scripts show another page without a load. Each gets its content a moment after its address. */
const BY_HISTORY = `history.pushState({}, '', path);
  setTimeout(() => { document.querySelector('main').innerHTML = html }, 200)`;
const VISITS = {
  'the History API': BY_HISTORY,
  'the History API, in a browser without the Navigation API': BY_HISTORY,
  Turbo: `window.Turbo = {}; history.pushState({}, '', path);
    setTimeout(() => {
      const body = document.createElement('body');
      body.innerHTML = '<main>' + html + '</main>';
      document.body.replaceWith(body);
      document.dispatchEvent(new Event('turbo:load', { bubbles: true }));
    }, 600)`,
};
type How = keyof typeof VISITS;
const HOW = Object.keys(VISITS) as How[];

const TWO = survey(
  question('single_select', 'q1', { text: 'What brought you here?', options: ['A friend', 'A search'] }),
  question('text', 'q2', { text: 'Anything else?', isRequired: false }),
);

/** Opens the product page of a store whose script moves between pages, with the survey's card on product pages. */
async function openMovingStore(how: How, placements?: Parameters<typeof openStorePage>[0]) {
  const opened = await openStorePage(placements ?? { pages: { kinds: ['product'], paths: [] } }, TWO);
  opened.show({ body: `<script>window.visit = (path, html = '') => { ${VISITS[how]} }</script>` });
  const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  if (how.includes('without'))
    await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'navigation'));
  await page.goto(`${opened.address}/products/lamp`);
  const visit = (path: string, html = '') =>
    page.evaluate(([to, content]) => (globalThis as unknown as Visiting).visit(to, content), [
      path,
      html,
    ] as const);
  return { ...opened, page, visit };
}

interface Visiting {
  visit: (path: string, html: string) => void;
}

test.each(HOW)('shows the card on the pages that it belongs to, by %s', async (how) => {
  const { page, visit, responses, sightings } = await openMovingStore(how);
  await page.getByRole('radio', { name: 'A friend' }).click();
  await page.getByRole('heading', { name: 'Anything else?' }).waitFor();

  await visit('/collections/lamps', '<h1>Lamps</h1>');
  await card(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Lamps' }).waitFor();
  await expect.poll(responses).toMatchObject([{ isComplete: false }]);

  // The shopper goes on where they were.
  await visit('/en-gb/products/mug', '<h1>A mug</h1>');
  await page.getByRole('heading', { name: 'Anything else?' }).waitFor();
  expect(await card(page).count()).toBe(1);
  // A chosen variant is no other page.
  await page.evaluate(`history.replaceState({}, '', '?variant=2')`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
  await expect.poll(responses).toMatchObject([{ isComplete: true, answers: { q1: {} } }]);

  await page.goBack();
  await card(page).waitFor({ state: 'detached' });
  await expect.poll(sightings).toEqual(['shown 2', 'started 1']);
});

test.each(HOW)('shows a survey in the block of the next page, by %s', async (how) => {
  const { page, visit, survey: made } = await openMovingStore(how, { type: 'embedded' });
  const block = `<div data-askwell-survey="${made.publicId}"></div>`;
  await visit('/pages/about', block);
  await surveyOn(page).waitFor();
  await visit('/pages/contact', `<h1>Write to us</h1>${block}`);
  await page.getByRole('heading', { name: 'Write to us' }).waitFor();
  await surveyOn(page).getByRole('radio').first().waitFor();
  expect(await surveyOn(page).count()).toBe(1);
});

test('what waited for its moment on the old page does not show on the next one', async () => {
  const { page, visit } = await openMovingStore('the History API', {
    pages: { kinds: ['product'], paths: [] },
    trigger: { type: 'scroll', percent: 60 },
  });
  await page.evaluate(() =>
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p style="height:4000px">'),
  );
  await page.waitForLoadState('networkidle');
  await visit('/collections/lamps', '<h1>Lamps</h1><p style="height:4000px">');
  await page.getByRole('heading', { name: 'Lamps' }).waitFor();
  await page.evaluate('scrollTo(0, 4000)');
  // Time passes: the survey would show at once.
  await page.waitForTimeout(700);
  expect(await card(page).count()).toBe(0);
});
