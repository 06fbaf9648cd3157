import type { Frame, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { fetchFromApi, publishSurvey } from '#tests/e2e/support/merchant-api.ts';
import { openApp, reloadApp } from '#tests/e2e/support/open-app.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

type App = Page | Frame;

const QUESTIONS = [
  {
    questionId: 'score',
    type: 'nps',
    text: 'Would you recommend us?',
    config: { scale: 10, minLabel: '', maxLabel: '', nextQuestionId: null },
  },
  {
    questionId: 'heard',
    type: 'single_select',
    text: 'How did you hear about us?',
    config: {
      options: ['A friend', 'Instagram', 'A search engine'].map((text, at) => ({
        id: `o${at}`,
        meaningId: `o${at}`,
        text,
      })),
      randomize: false,
      allowOther: true,
      otherLabel: 'Other',
      displayType: 'radio',
      nextQuestionId: null,
      isTerminal: false,
    },
  },
  {
    questionId: 'words',
    type: 'text',
    text: 'What could we do better?',
    config: { placeholder: '', nextQuestionId: null, isTerminal: false },
  },
];

const SURVEY = { surveyId: 'autumn', name: 'After your order', questions: QUESTIONS };
const WORDS = ['The parcel came late.', 'Nothing, I love the mug.', 'More sizes, please.', ''];

async function answer(app: App, publicId: string, count: number): Promise<void> {
  await app.evaluate(
    async ({ id, number, words }) => {
      for (let at = 0; at < number; at += 1) {
        const responseId = crypto.randomUUID().replaceAll('-', '');
        const text = words[at % words.length] ?? '';
        const now = Date.now();
        const reply = await fetch(`/api/v1/collect/${id}/responses/${responseId}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            ...{ version: 1, revision: 1, respondentKey: responseId, complete: at % 6 !== 5, timings: {} },
            answers: {
              score: { value: (at * 7) % 11 },
              heard: { optionId: `o${at % 3}`, otherValue: null },
              ...(text !== '' && { words: { value: text } }),
            },
            ...{ path: ['score', 'heard', 'words'], startedAt: now - 9_000 - at * 400 },
            ...{ changedAt: now, sentAt: now },
            attributes: { placement: 'thank_you', country: at % 2 ? 'DE' : 'PT', customerType: 'repeat' },
          }),
        });
        if (!reply.ok) throw new Error(await reply.text());
      }
    },
    { id: publicId, number: count, words: WORDS },
  );
}

const table = (app: App) => app.getByRole('grid', { name: 'Responses' });
const panel = (app: App) => app.getByRole('complementary', { name: 'The response' });

async function openTab(app: App): Promise<void> {
  const list = app.getByRole('region', { name: 'Your surveys' });
  await list.getByRole('link', { name: 'After your order', exact: true }).click();
  await app.getByRole('link', { name: 'Answers', exact: true }).click();
  await app.getByRole('tab', { name: 'Responses' }).click();
  await table(app).waitFor();
}

test('reads, tags and goes through responses by keyboard, in the store’s admin', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP });
  const publicId = await publishSurvey(opened.app, SURVEY);
  await answer(opened.app, publicId, 40);
  const { page, app } = await reloadApp(opened);
  await openTab(app);
  await expect.poll(() => table(app).getByRole('row').count()).toBeGreaterThan(20);
  await takeScreenshot(page, 'responses-table-framed');
  await expectGoodScreen(app, 'the table of responses');

  await table(app).getByRole('row').nth(1).click();
  await panel(app).waitFor();
  await panel(app).getByRole('combobox', { name: 'Add a tag' }).fill('Late parcel');
  await page.keyboard.press('Enter');
  await table(app).getByText('Late parcel').waitFor();
  await panel(app).getByRole('textbox', { name: 'Note' }).fill('Sent a new mug.');
  await page.keyboard.press('Escape');
  await panel(app).getByText('Saved').waitFor();
  const first = await app.locator('[role=row][aria-current=true]').getAttribute('data-response');
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  const second = app.locator('[role=row][aria-current=true]');
  await expect.poll(() => second.getAttribute('data-response')).not.toBe(first);
  await second.getByRole('button', { name: /^Star/, pressed: true }).waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await app.getByText('2 selected').waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await takeScreenshot(page, 'responses-panel-framed');
  await expectGoodScreen(app, 'an open response');
  await page.keyboard.press('Escape');
  await panel(app).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await app.getByText('2 selected').waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  await app.locator('[role=row][aria-rowindex="41"]').waitFor();

  const tags = app.getByRole('combobox', { name: 'Tag', exact: true });
  await tags.selectOption('Late parcel');
  await app.getByText('1 response shown').waitFor();
  await tags.selectOption('');
  await app.getByRole('button', { name: 'Starred' }).click();
  await app.getByText('1 response shown').waitFor();
  await app.getByRole('button', { name: 'Starred' }).click();
  await app.getByText('All 40 responses shown').waitFor();
  await app.getByRole('button', { name: 'Columns' }).click();
  await takeScreenshot(page, 'responses-columns-framed');
  await app.getByRole('dialog', { name: 'Columns' }).getByRole('button', { name: 'Done' }).click();

  await page.setViewportSize(PHONE);
  await table(app).waitFor();
  await takeScreenshot(page, 'responses-framed-phone');
  await expectGoodScreen(app, 'the table of responses on a phone');
  await table(app).getByRole('row').first().click();
  const dialog = app.getByRole('dialog', { name: 'Response' });
  await dialog.waitFor();
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await takeScreenshot(page, 'responses-panel-framed-phone');
  await expectGoodScreen(app, 'an open response on a phone');
});

const MANY = 10_000;
/** Script, style and layout of one step, on a machine that does other work at the same time. */
const MOST_WORK_MS = 50;

test('scrolls through 10,000 responses', async () => {
  const { page } = await openApp('top level', { viewport: DESKTOP });
  const publicId = await publishSurvey(page, SURVEY);
  await answer(page, publicId, 12);
  await serveMany(page);
  await page.goto(new URL('/surveys/analytics/autumn?tab=responses', page.url()).href);
  await table(page).waitFor();
  const box = table(page).locator('xpath=..');
  await expect
    .poll(
      async () => {
        await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        return await page.getByText(`All ${MANY.toLocaleString('en-US')} responses shown`).count();
      },
      { interval: 50 },
    )
    .toBe(1);
  const { drawn, workMs } = await scrollThrough(page, box, FAST);
  expect(drawn).toBeLessThan(80);
  expect(workMs).toBeLessThan(MOST_WORK_MS);
});

const STEPS = 200;
/** Pixels per frame: 7,200 in a second. */
const FAST = 120;

/** Scrolls from the top by this many pixels in each frame. */
async function scrollThrough(
  page: Page,
  box: Locator,
  pixels: number,
): Promise<{ drawn: number; workMs: number }> {
  const devtools = await page.context().newCDPSession(page);
  // `threadTicks` counts the time in which the thread runs. Wall time would include its waits for a processor.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const parts = metrics.filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name));
    return parts.reduce((sum, { value }) => sum + value * 1_000, 0);
  };
  const before = await work();
  const drawn = await box.evaluate(
    async (element, { steps, by }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let most = 0;
      element.scrollTo(0, 0);
      await frame();
      for (let at = 0; at < steps; at += 1) {
        element.scrollTop += by;
        await frame();
        most = Math.max(most, element.querySelectorAll('[data-response]').length);
      }
      return most;
    },
    { steps: STEPS, by: pixels },
  );
  return { drawn, workMs: ((await work()) - before) / STEPS };
}

/** Answers the calls for the list with 10,000 copies of the real responses. */
async function serveMany(page: Page): Promise<void> {
  const { responses } = await fetchFromApi<{ responses: { responseId: string }[] }>(
    page,
    'GET',
    '/surveys/autumn/responses?range=all',
  );
  await page.route(/\/surveys\/autumn\/responses\?/, async (route) => {
    const begin = Number(new URL(route.request().url()).searchParams.get('after') ?? '0');
    const rows = Array.from({ length: 100 }, (_, at) => ({
      ...responses[(begin + at) % responses.length],
      responseId: `copy-${begin + at}`,
    }));
    const next = begin + 100 < MANY ? String(begin + 100) : null;
    await route.fulfill({ json: { data: { responses: rows, next } } });
  });
}
