import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { openApp, reloadApp } from '#tests/e2e/support/open-app.ts';
import { takeScreenshot } from '#tests/support/browser.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

const TIMEOUT = { timeout: 400_000 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** At the top level, where the menu is wider, the page is then as wide as in the store's admin at 1280. */
const AS_FRAMED = { width: 1238, height: 800 };
const MOST_HEIGHT = 3_500;

const SOURCES = ['Instagram', 'TikTok', 'A friend', 'Google', 'A podcast'];
const OTHERS: readonly (readonly [text: string, options: readonly string[]])[] = [
  ['Which post or podcast was it?', ['A video', 'A story', 'An advert']],
  ['What almost stopped you from buying?', ['Delivery cost', 'Size', 'Trust', 'Price']],
  ['Who is it for?', ['Me', 'A gift']],
  ['Where else did you look?', ['Nowhere', 'A marketplace', 'Another store']],
  ['What made you choose us?', ['Quality', 'Price', 'Design', 'Reviews']],
  ['How long did you think about it?', ['A day', 'A week', 'A month']],
  ['What would you like to see next?', ['Mugs', 'Plates', 'Bowls', 'Vases']],
];

interface Asked {
  readonly questionId: string;
  readonly type: string;
  readonly text: string;
  readonly config: object;
}

const choice = (questionId: string, text: string, options: readonly string[]): Asked => ({
  questionId,
  type: 'single_select',
  text,
  config: {
    options: options.map((option, at) => ({
      id: `${questionId}-${at}`,
      meaningId: `${questionId}-${at}`,
      text: option,
    })),
    randomize: false,
    allowOther: false,
    otherLabel: 'Other',
    displayType: 'radio',
    nextQuestionId: null,
    isTerminal: false,
  },
});

const TEN: readonly Asked[] = [
  choice('source', 'How did you hear about us?', SOURCES),
  ...OTHERS.map(([text, options], at) => choice(`q${at}`, text, options)),
  {
    questionId: 'stars',
    type: 'rating',
    text: 'How was your order?',
    config: {
      scale: 5,
      minLabel: '',
      maxLabel: '',
      displayType: 'stars',
      nextQuestionId: null,
      isTerminal: false,
    },
  },
  {
    questionId: 'nps',
    type: 'nps',
    text: 'Would you recommend us?',
    config: { scale: 10, minLabel: '', maxLabel: '', nextQuestionId: null },
  },
];

/** An attribution survey of ten questions. Returns its public id. */
async function publish(app: Page | Frame): Promise<string> {
  const made = { surveyId: 'ten', templateId: 'post-purchase-attribution' };
  const { definition } = await fetchFromApi<{ definition: object }>(app, 'POST', '/surveys', made);
  const questions = TEN.map((question, orderIndex) => ({
    ...question,
    surveyId: 'ten',
    meaningId: question.questionId,
    description: null,
    isRequired: false,
    orderIndex,
    logic: { rules: [] },
  }));
  const draft = { ...definition, name: 'How did you hear about us?', questions };
  const save = { baseRevision: 1, saveId: 'ten', definition: draft };
  await fetchFromApi(app, 'PUT', '/surveys/ten/draft', save);
  const reply = await fetchFromApi<{ publicId: string }>(app, 'POST', '/surveys/ten/publish', {
    draftRevision: 2,
  });
  return reply.publicId;
}

/** Two of five shoppers are repeat customers, and half of those came by a friend. Half of all came by Instagram. */
const PATTERN = [2, 0, 0, 0, 1, 2, 1, 0, 0, 0, 2, 1, 0, 0, 3, 2, 4, 0, 0, 1];
const mixed = (count: number) => Array.from({ length: count }, (_, at) => PATTERN[at % PATTERN.length] ?? 0);
/** Four of five shoppers name Instagram, the others TikTok. */
const clear = (count: number) => Array.from({ length: count }, (_, at) => (at % 5 === 0 ? 1 : 0));

async function answer(app: Page | Frame, publicId: string, sources: readonly number[]): Promise<void> {
  await app.evaluate(
    async ({ id, named, others }) => {
      const send = async (at: number) => {
        const responseId = crypto.randomUUID().replaceAll('-', '');
        const isRepeat = at % 5 < 2;
        const own = others.map((options, index) => [
          `q${index}`,
          { optionId: `q${index}-${Math.floor(at / (index + 2)) % options}`, otherValue: null },
        ]);
        const answers = {
          source: { optionId: `source-${named[at]}`, otherValue: null },
          ...Object.fromEntries(own),
          stars: { value: [5, 4, 5, 3, 4, 4, 5][at % 7] },
          nps: { value: [10, 9, 8, 10, 3, 9, 7, 9, 10, 2, 9][at % 11] },
        };
        const now = Date.now();
        const reply = await fetch(`/api/v1/collect/${id}/responses/${responseId}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            ...{ version: 1, revision: 1, respondentKey: responseId, complete: true, timings: {}, answers },
            ...{ path: Object.keys(answers), startedAt: now - 9_000, changedAt: now, sentAt: now },
            attributes: {
              placement: 'popup',
              country: at % 13 < 8 ? 'DE' : 'FR',
              customerType: isRepeat ? 'repeat' : 'firstTime',
            },
          }),
        });
        if (!reply.ok) throw new Error(await reply.text());
      };
      for (let at = 0; at < named.length; at += 20) {
        await Promise.all(
          Array.from({ length: Math.min(20, named.length - at) }, (_, index) => send(at + index)),
        );
      }
    },
    { id: publicId, named: sources, others: OTHERS.map(([, options]) => options.length) },
  );
}

const heightOf = (app: Page | Frame) => app.evaluate(() => document.documentElement.scrollHeight);

test(
  'says the one thing worth knowing in sight, and shows ten questions on a short page',
  TIMEOUT,
  async () => {
    const { page } = await openApp('top level', { viewport: DESKTOP });
    const home = page.url();
    await page.goto(new URL('/billing-plans', home).href);
    await page.getByRole('button', { name: 'Try Pro for free' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { level: 1, name: 'Surveys' }).waitFor();
    const publicId = await publish(page);
    const answers = new URL('/surveys/analytics/ten', home).href;

    await answer(page, publicId, mixed(3));
    await page.goto(answers);
    const headline = page.getByRole('region', { name: 'Headline' });
    await headline.getByRole('heading', { name: 'Too few answers to tell: 3 so far.' }).waitFor();
    await headline.getByText('7 more are needed before any figure means something.').waitFor();
    await takeScreenshot(page, 'findings-3-desktop');

    await answer(page, publicId, mixed(297));
    await page.goto(answers);
    await headline
      .getByRole('heading', { name: /^“Instagram” brings the most customers: \d+%, ahead of/ })
      .waitFor();
    const findings = page.getByRole('region', { name: 'What stands out' });
    await findings
      .getByText(/(Repeat|New) customers choose “(A friend|Instagram)” (more|less) often: /)
      .waitFor();
    const box = await headline.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.height);
    await page.getByRole('region', { name: 'Where do people leave?' }).waitFor();
    await takeScreenshot(page, 'findings-300-desktop');
    expect(await heightOf(page)).toBeLessThanOrEqual(MOST_HEIGHT);
    await expectGoodScreen(page, 'findings');
    await page.setViewportSize(AS_FRAMED);
    expect(await heightOf(page)).toBeLessThanOrEqual(MOST_HEIGHT);
    await page.setViewportSize({ ...AS_FRAMED, height: MOST_HEIGHT });
    await takeScreenshot(page, 'findings-300-whole');
    await page.setViewportSize(DESKTOP);

    await page.goto(home);
    const news = page.getByRole('region', { name: 'New since you last looked' });
    await page.getByRole('region', { name: 'Your surveys' }).waitFor();
    await expect.poll(() => news.count()).toBe(0);
    await page.setViewportSize(PHONE);
    await page.goto(answers);
    await headline.getByRole('heading').waitFor();
    await page.getByRole('region', { name: 'Where do people leave?' }).waitFor();
    await expectGoodScreen(page, 'findings on a phone');
    await takeScreenshot(page, 'findings-300-phone');
  },
);

test(
  'tells in the admin of the store what is new in a survey that nobody has looked at',
  TIMEOUT,
  async () => {
    const opened = await openApp('embedded', { viewport: DESKTOP });
    const publicId = await publish(opened.app);
    await answer(opened.app, publicId, clear(90));
    const { page, app } = await reloadApp(opened);
    const news = app.getByRole('region', { name: 'New since you last looked' });
    await news.getByText(/^“Instagram” brings the most customers: /).waitFor();
    await takeScreenshot(page, 'findings-news-framed');
    await expectGoodScreen(app, 'news');
    await news.getByRole('link', { name: /^See answers of/ }).click();
    await app.getByRole('region', { name: 'Headline' }).waitFor();
    await app.getByRole('region', { name: 'Where do people leave?' }).waitFor();
    await takeScreenshot(page, 'findings-90-framed');
    expect(await heightOf(app)).toBeLessThanOrEqual(MOST_HEIGHT);
    await expectGoodScreen(app, 'findings in the store’s admin');
    await page.setViewportSize(PHONE);
    await takeScreenshot(page, 'findings-90-framed-phone');
  },
);
