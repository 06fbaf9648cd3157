import { expect, test } from 'vitest';
import { signPreview } from '#server/areas/surveys/preview/preview-token.ts';
import { openPage } from '#tests/support/browser.ts';
import { answer, openStorePage, surveyOn } from './support/store-page.ts';

// The long tests cover hostile and broken pages and a failing server.

test('shows a survey in its block, and nothing where the page’s policy forbids our files', async () => {
  const { address, show, survey: made, responses } = await openStorePage({ type: 'embedded' });
  show({
    body: `<div data-askwell-survey="${made.publicId}">Loading</div><div data-askwell-survey="x">No</div>`,
  });
  const page = await openPage({ expectedProblems: [/Content Security Policy/] });
  await page.goto(address);
  await page.locator(`[data-askwell-survey="${made.publicId}"] askwell-survey`).waitFor();
  expect(await surveyOn(page).count()).toBe(1);
  expect(await page.getByText('No', { exact: true }).count()).toBe(1);
  await answer(page);
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
  show({ policy: `default-src 'none'; script-src 'self'` });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await surveyOn(page).count()).toBe(0);
});

test.each([
  [
    'a toJSON of their own',
    `Array.prototype.toJSON = String.prototype.toJSON = function () { return '[' + this.join() + ']' };
     Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };
     Array.prototype.entries = function () { return this.slice() };`,
  ],
  [
    'an Array.from that ignores its function',
    `Array.from = (list) => Array.prototype.slice.call(list); Function.prototype.delay = Array.prototype.each = () => {};`,
  ],
])('saves the answers unchanged on a page whose arrays have %s', async (_name, code) => {
  const { address, show, responses } = await openStorePage();
  show({ head: `<script>${code}</script>` });
  const page = await openPage();
  await page.goto(address);
  await answer(page);
  await expect.poll(responses).toMatchObject([{ isComplete: true, answers: { q1: {} } }]);
});

test('counts the survey as shown when the code after the first question never loads', async () => {
  const { address, show, deps, store } = await openStorePage();
  show({});
  const page = await openPage({ expectedProblems: [/after-first-question-/, /ERR_FAILED/] });
  await page.route('**/after-first-question-*.js', (route) => route.abort());
  await page.goto(address);
  await page.getByRole('radio', { name: 'A friend' }).waitFor();
  const kinds = () =>
    deps.database.query('SELECT kind FROM sightings WHERE store_id = $1 ORDER BY kind', [store.storeId]);
  await expect.poll(kinds).toEqual([{ kind: 'shown' }]);
});

test('shows a survey once the shopper has scrolled to the trigger’s depth', async () => {
  const { address, show } = await openStorePage({ trigger: { type: 'scroll', percent: 60 } });
  show({ body: '<p style="height:4000px">Words</p>' });
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 300);
  expect(await surveyOn(page).count()).toBe(0);
  await page.mouse.wheel(0, 2_600);
  await surveyOn(page).waitFor();
});

test('measures the depth in the element that scrolls in place of the page', async () => {
  const { address, show } = await openStorePage({ trigger: { type: 'scroll', percent: 60 } });
  show({
    head: '<style>html, body { height: 100%; margin: 0; overflow: hidden } main { height: 100%; overflow-y: auto }</style>',
    body: '<p style="height:4000px">Words</p>',
  });
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  const scrollTo = (top: number) => page.locator('main').evaluate((main, y) => main.scrollTo(0, y), top);
  await scrollTo(400);
  // Time passes: the survey would show at once.
  await page.waitForTimeout(500);
  expect(await surveyOn(page).count()).toBe(0);
  await scrollTo(2_600);
  await surveyOn(page).waitFor();
});

test('shows a survey after its delay or on exit intent', async () => {
  const { address, show } = await openStorePage([
    { trigger: { type: 'delay', seconds: 120 } },
    { trigger: { type: 'exit_intent' } },
  ]);
  show({});
  const patient = await openPage({ viewport: { width: 1280, height: 800 } });
  await patient.clock.install();
  await patient.goto(address, { waitUntil: 'networkidle' });
  await patient.clock.runFor(60_000);
  expect(await surveyOn(patient).count()).toBe(0);
  await patient.clock.runFor(61_000);
  await surveyOn(patient).waitFor();

  const leaving = await openPage({ viewport: { width: 1280, height: 800 } });
  await leaving.goto(address, { waitUntil: 'networkidle' });
  const moveOut = (clientY: number) =>
    leaving.evaluate((y) => document.dispatchEvent(new MouseEvent('mouseout', { clientY: y })), clientY);
  await moveOut(300);
  expect(await surveyOn(leaving).count()).toBe(0);
  await moveOut(0);
  await surveyOn(leaving).waitFor();
});

test('shows a preview on the store only to its merchant, and counts none of its answers', async () => {
  const made = await openStorePage({ type: 'embedded' });
  made.show({});
  const { storeId } = made.store;
  const { surveyId } = made.survey;
  const { token } = signPreview({ storeId, surveyId }, made.deps.config.secrets.session, Date.now());
  const page = await openPage();
  await page.goto(`${made.address}?askwell_preview=${token}`);
  await page.getByText('are not counted').waitFor();
  await answer(page);
  await expect.poll(made.responses).toMatchObject([{ isComplete: true, isTest: true }]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['askwell/visitor']);
  await page.goto(made.address, { waitUntil: 'networkidle' });
  expect(await surveyOn(page).count()).toBe(0);
});
