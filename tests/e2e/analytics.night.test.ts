import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { publishSurvey } from '#tests/e2e/support/merchant-api.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

type App = Page | Frame;

interface Sent {
  readonly score: number;
  /** Null if the shopper left before this question. */
  readonly option: 'friend' | 'search' | 'other' | null;
  readonly country: 'DE' | 'FR';
}

/**
 * Nine score 10 or 9, three score 8 and four score 3: a score of (9 − 4) / 16. Four shoppers leave after the first
 * question.
 */
const SENT: readonly Sent[] = Array.from({ length: 16 }, (_, index) => ({
  score: index < 9 ? 9 + (index % 2) : index < 12 ? 8 : 3,
  option: index % 4 === 3 ? null : index % 4 === 2 ? 'other' : index % 4 === 1 ? 'search' : 'friend',
  country: index % 2 === 0 ? 'DE' : 'FR',
}));

test('shows the sent responses on a phone as text, by keyboard, in tables and in charts', async () => {
  const { page } = await openApp('top level', { viewport: PHONE, hasTouch: false, plan: 'pro' });
  await makeSurvey(page);
  await answer(page, SENT);
  await page.goto(new URL('/surveys/analytics/autumn', page.url()).href);
  await expectShown(page, SENT);
  await expectGoodScreen(page, 'analytics');
  await openQuestion(page);
  await expectTrueLength(page);
  await readByKeyboard(page);
  await expectGoodScreen(page, 'a whole question');
  await expectDownloads(page);
  await closeDrawer(page);

  await filterByGermany(page);
  const germans = SENT.filter(({ country }) => country === 'DE');
  await expectShown(page, germans);
  await page.reload();
  await expectShown(page, germans);
  expect(page.url()).toContain('countries=DE');
  await page.getByRole('button', { name: 'Remove filter: Germany' }).click();
  await expectShown(page, SENT);

  const more: Sent[] = [{ score: 10, option: 'friend', country: 'DE' }];
  await answer(page, more);
  await expectShown(page, [...SENT, ...more]);

  await page.setViewportSize(DESKTOP);
  await expectGoodScreen(page, 'analytics');
});

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
    text: 'How did you hear of us?',
    config: {
      options: [
        { id: 'friend', meaningId: 'friend', text: 'A friend' },
        { id: 'search', meaningId: 'search', text: 'A search engine' },
      ],
      randomize: false,
      allowOther: true,
      otherLabel: 'Other',
      displayType: 'radio',
      nextQuestionId: null,
      isTerminal: false,
    },
  },
];

/** Before the first response, the page says what to do next. */
async function makeSurvey(page: Page): Promise<void> {
  const publicId = await publishSurvey(page, {
    surveyId: 'autumn',
    name: 'Autumn survey',
    questions: QUESTIONS,
  });
  await page.evaluate((id) => sessionStorage.setItem('public-id', id), publicId);
  await page.goto(new URL('/surveys/analytics/autumn', page.url()).href);
  await page.getByRole('heading', { name: 'No answers yet' }).waitFor();
  await expectGoodScreen(page, 'analytics');
}

/** Sends responses as shoppers' pages do: one impression for each, and as many without a response. */
async function answer(page: Page, sent: readonly Sent[]): Promise<void> {
  await page.evaluate(async (given) => {
    const base = `/api/v1/collect/${sessionStorage.getItem('public-id') ?? ''}`;
    const newId = () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
    const send = async (method: string, path: string, body: object) => {
      const reply = await fetch(base + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    };
    for (const { score, option, country } of given) {
      const now = Date.now();
      const attributes = { placement: 'popup', country, customerType: 'repeat' };
      for (let times = 0; times < 2; times += 1) {
        const sighting = { sightingId: newId(), kind: 'shown', version: 1, at: now, sentAt: now, attributes };
        await send('POST', '/sightings', sighting);
      }
      const otherValue = option === 'other' ? 'A podcast' : null;
      const responseId = newId();
      await send('PUT', `/responses/${responseId}`, {
        version: 1,
        revision: 1,
        respondentKey: responseId,
        complete: option !== null,
        answers: { score: { value: score }, ...(option && { heard: { optionId: option, otherValue } }) },
        timings: { score: 3_000, ...(option && { heard: 5_000 }) },
        path: ['score', 'heard'],
        startedAt: now - 8_000,
        changedAt: now,
        sentAt: now,
        attributes,
      });
    }
  }, sent);
}

async function openQuestion(app: App): Promise<void> {
  const title = 'How did you hear of us?';
  const summary = app.getByRole('region', { name: title, exact: true });
  await summary.getByRole('link', { name: title }).click();
}

const closeDrawer = (app: App) =>
  app.getByRole('dialog', { name: 'The whole question' }).getByRole('button', { name: 'Close' }).click();

/** Checks every figure against the sent responses. */
async function expectShown(app: App, sent: readonly Sent[]): Promise<void> {
  await app.getByRole('link', { name: 'More figures' }).click();
  const figures = app.getByRole('region', { name: 'Figures' });
  const value = async (name: string) => {
    const figure = figures.locator('dt', { hasText: name }).locator('xpath=..').locator('dd').first();
    return (await figure.textContent()) ?? '';
  };
  const complete = sent.filter(({ option }) => option !== null);
  const many = { timeout: PATIENCE_MS };
  await expect.poll(() => value('Starts'), many).toBe(String(sent.length));
  expect(await value('Impressions')).toBe(String(2 * sent.length));
  expect(await value('Completions')).toBe(String(complete.length));
  expect(await value('Response rate')).toBe('50%');
  expect(await value('Completion rate')).toBe(`${Math.round((100 * complete.length) / sent.length)}%`);

  const lost = sent.length - complete.length;
  const leaving = lost > 0 ? `${lost} left here (${percentOf(lost, sent.length)})` : 'nobody left here';
  const seen = `seen by ${sent.length}, 100% of responses, ${complete.length} answered, ${leaving}`;
  await app
    .locator(`[data-mark][aria-label*="How did you hear of us?: ${seen}"]`)
    .waitFor({ state: 'attached' });
  await app.getByRole('link', { name: 'Back to findings' }).click();

  const headline = app.getByRole('region', { name: 'Headline' });
  if (sent.length >= 10) {
    const promoters = sent.filter(({ score }) => score >= 9).length;
    const detractors = sent.filter(({ score }) => score <= 6).length;
    const score = Math.round((100 * (promoters - detractors)) / sent.length);
    // Findings follow new answers within a minute.
    const found = headline.getByRole('heading', { name: `The net promoter score is ${score}` });
    await found.waitFor();
  } else await headline.getByText(`Too few answers to tell: ${sent.length} so far.`).waitFor();

  const names = { friend: 'A friend', search: 'A search engine', other: 'Other' } as const;
  await openQuestion(app);
  for (const option of ['friend', 'search', 'other'] as const) {
    const count = complete.filter((each) => each.option === option).length;
    const said = `${names[option]}: ${count} of ${complete.length} people`;
    await app.locator(`[data-mark][aria-label^="${said}"]`).waitFor({ state: 'attached' });
  }
  await closeDrawer(app);
}

/** The length of a bar is compared with the whole: a third of the responses fills a third of it. */
async function expectTrueLength(page: Page): Promise<void> {
  const shapes = page.locator('[data-mark][aria-label^="A friend: 4 of 12"] :is(rect, path)');
  const widths = await shapes.evaluateAll((found) => found.map((each) => each.getBoundingClientRect().width));
  const [, track = 0, bar = 0] = widths;
  expect(bar / track).toBeCloseTo(4 / 12, 2);
}

const percentOf = (count: number, total: number) => `${Math.round((100 * count) / total)}%`;

/** The chart is one Tab stop with arrow keys inside, the value below it and the same values in the table. */
async function readByKeyboard(page: Page): Promise<void> {
  const choice = page.getByRole('region', { name: /^2\. How did you hear/ });
  await choice.getByRole('button', { name: /^Download/ }).focus();
  await page.keyboard.press('Tab');
  await choice
    .getByText(/^A friend: 4 of 12 people, 33% of those who answered, most likely between/)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await choice.getByText(/^A search engine: 4 of 12 people/).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('svg') === null)).toBe(true);
  await choice.getByRole('button', { name: /^Table/ }).press('Enter');
  const rows = await choice.getByRole('row').allTextContents();
  expect(rows.map((row) => /^(A friend|A search engine|Other)433%/.test(row))).toEqual([
    false,
    true,
    true,
    true,
  ]);
}

async function expectDownloads(page: Page): Promise<void> {
  const choice = page.getByRole('region', { name: /^2\. How did you hear/ });
  for (const [format, begins] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    await choice.getByRole('button', { name: /^Download/ }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: `Download ${format}` }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`how-did-you-hear-of-us.${format.toLowerCase()}`);
    const path = join(inject('scratch'), download.suggestedFilename());
    await download.saveAs(path);
    const file = await readFile(path, 'latin1');
    expect(file.startsWith(begins)).toBe(true);
    if (format === 'SVG') expect(file).toMatch(/How did you hear of us\?[\s\S]*fill="rgb\(0, 91, 211\)"/);
  }
}

async function filterByGermany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter responses' });
  await dialog.getByRole('checkbox', { name: /^Germany/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show results' }).click();
  await page.waitForURL(/countries=DE/);
}
