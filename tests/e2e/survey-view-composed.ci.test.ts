import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { question, survey } from '#tests/shared/survey/build.ts';
import { LONG_LIST } from '#tests/support/survey-conformance-surveys.ts';
import { messages as arabic } from '#web/survey-view/messages/arabic.ts';
import { messages as german } from '#web/survey-view/messages/german.ts';
import { messages as japanese } from '#web/survey-view/messages/japanese.ts';
import { mountSurvey, openSurveyPage } from './support/survey-page.ts';

const COLOURS = { options: ['Red', 'Blue'], config: { randomize: false } };
const BEAT = 350;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.locator('askwell-survey h2').textContent();

describe('the button forward', () => {
  test('is missing at a required choice until a key has chosen', async () => {
    const page = await openSurveyPage();
    await mountSurvey(page, survey(question('single_select', 'colour', COLOURS), question('text', 'why')));
    expect(await page.locator('askwell-survey button:visible').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await button(page, 'Next').click();
    expect(await heading(page)).toBe('why');
  });

  test('does not flash up between a press and the next question', async () => {
    const page = await openSurveyPage();
    await mountSurvey(page, survey(question('rating', 'stars'), question('text', 'why')));
    const card = page.locator('askwell-survey');
    const height = (await card.boundingBox())!.height;
    await page.getByRole('radio', { name: '4 of 5' }).click();
    expect(await page.locator('askwell-survey button:visible').count()).toBe(0);
    expect((await card.boundingBox())!.height).toBe(height);
    await page.clock.runFor(BEAT);
    expect(await heading(page)).toBe('why');
  });

  test('skips an optional question, which is marked, and says Next once it is answered', async () => {
    const page = await openSurveyPage();
    const optional = { isRequired: false };
    await mountSurvey(
      page,
      survey(question('text', 'why', optional), question('nps', 'score', optional), question('text', 'end')),
    );
    const field = page.getByRole('textbox', { name: 'why' });
    await page.getByText('Optional').waitFor();
    await field.fill('Because.');
    await button(page, 'Next').waitFor();
    await field.fill('');
    await button(page, 'Skip').click();
    expect(await heading(page)).toBe('score');
    await button(page, 'Skip').click();
    expect(await heading(page)).toBe('end');
    await button(page, 'Submit').waitFor();
    expect(await page.getByText('Optional').count()).toBe(0);
  });

  test('stays Next in a preview, at every question', async () => {
    const page = await openSurveyPage();
    const questions = [question('single_select', 'a', COLOURS), question('text', 'b', { isRequired: false })];
    await mountSurvey(page, survey(...questions, question('text', 'c')), { preview: true });
    await button(page, 'Next').click();
    await page.getByText('Please answer this question.').waitFor();
    await page.getByRole('radio', { name: 'Red' }).click();
    await page.clock.runFor(BEAT);
    await button(page, 'Next').click();
    expect(await button(page, 'Back').isVisible()).toBe(true);
    expect(await button(page, 'Submit').isVisible()).toBe(true);
  });
});

test.each([
  [390, [11]],
  [320, [6, 5]],
])('draws the eleven steps of a score at %i px in rows of %j', async (width, rows) => {
  const page = await openSurveyPage({ viewport: { width, height: 800 } });
  await mountSurvey(page, survey(question('nps', 'score'), question('text', 'why')));
  const boxes = await page
    .locator('askwell-survey .step')
    .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().toJSON() as DOMRect));
  const tops = [...new Set(boxes.map(({ top }) => top))];
  expect(tops.map((top) => boxes.filter((box) => box.top === top).length)).toEqual(rows);
  expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(24);
});

test.each([
  [390, 'below the row, at both ends'],
  [320, 'above the first row and below the last'],
] as const)('at %i px the words of the ends of a score stand %s', async (width, place) => {
  const page = await openSurveyPage({ viewport: { width, height: 800 } });
  const ends = { minLabel: 'Not likely', maxLabel: 'Very likely' };
  await mountSurvey(page, survey(question('nps', 'score', { config: ends }), question('text', 'why')));
  const [low, high, first, last] = await Promise.all(
    [
      page.getByText('Not likely'),
      page.getByText('Very likely'),
      ...[0, 10].map((at) => page.locator('.step').nth(at)),
    ].map(async (part) => (await part.boundingBox())!),
  );
  const isAbove = low!.y + low!.height <= first!.y;
  expect(isAbove ? 'above the first row and below the last' : 'below the row, at both ends').toBe(place);
  expect(high!.y).toBeGreaterThanOrEqual(last!.y + last!.height);
  expect(Math.abs(low!.x - first!.x)).toBeLessThan(2);
  expect(Math.abs(high!.x + high!.width - last!.x - last!.width)).toBeLessThan(2);
});

test('says on the first screen how long it takes and who gets the answers, then which question it is', async () => {
  const page = await openSurveyPage();
  await mountSurvey(page, survey(question('rating', 'stars'), question('nps', 'score')));
  await page.getByText('20 seconds').waitFor();
  await page.getByText('Your answers go to the store.').waitFor();
  await page.getByRole('radio', { name: '4 of 5' }).click();
  await page.clock.runFor(BEAT);
  await page.getByText('2 of 2').waitFor();
  expect(
    await page
      .getByText(/seconds|answers go/)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
});

test.each([
  { types: ['nps'], messages: arabic, duration: '10 ثوان' },
  { types: ['nps', 'text', 'rating'], messages: german, duration: '40 Sekunden' },
  { types: ['text', 'text', 'text'], messages: japanese, duration: '2分' },
] as const)('a survey of $types takes $duration', async ({ types, messages, duration }) => {
  const page = await openSurveyPage();
  const questions = types.map((type, at) => question(type, `q${at}`));
  await mountSurvey(page, survey(...questions), { messages });
  await page.getByText(duration).waitFor();
  expect(await page.locator('askwell-survey .who').innerText()).toContain(duration);
});

test('draws whole rows as targets, and no native radio button', async () => {
  const page = await openSurveyPage();
  await mountSurvey(page, survey(question('single_select', 'colour', COLOURS), question('text', 'why')));
  const row = page.locator('askwell-survey .option').first();
  const radio = page.getByRole('radio', { name: 'Red' });
  expect(await radio.evaluate((input) => getComputedStyle(input).opacity)).toBe('0');
  expect(await radio.evaluate((input) => getComputedStyle(input).pointerEvents)).toBe('auto');
  const { width, height } = (await row.boundingBox())!;
  await row.click({ position: { x: width - 4, y: height / 2 } });
  expect(await radio.isChecked()).toBe(true);
});

test('fades a list that is taller than 60 % of the window, and says how many options are below', async () => {
  const page = await openSurveyPage({ viewport: { width: 390, height: 700 } });
  await mountSurvey(page, LONG_LIST);
  const list = page.locator('askwell-survey .options');
  const { height } = (await list.boundingBox())!;
  expect(height).toBeCloseTo(420, 0);
  const hidden = await list.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return [...element.querySelectorAll('.option')].filter(
      (option) => option.getBoundingClientRect().bottom > bottom + 12,
    ).length;
  });
  expect(hidden).toBeGreaterThan(3);
  await page.getByText(`${hidden} more`).waitFor();
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.getByText('more').waitFor({ state: 'hidden' });
});

test('keeps its height from step to step while that is below 40 % of the window', async () => {
  const page = await openSurveyPage({ viewport: { width: 390, height: 844 } });
  const three = question('single_select', 'three', { options: ['a', 'b', 'c'] });
  await mountSurvey(page, survey(three, question('rating', 'stars'), question('date', 'day')));
  const card = page.locator('askwell-survey');
  const height = async () => Math.round((await card.boundingBox())!.height);
  const first = await height();
  await page.getByRole('radio', { name: 'a', exact: true }).click();
  await page.clock.runFor(BEAT);
  expect(await heading(page)).toBe('stars');
  expect(first).toBeLessThan(338);
  expect(await height()).toBe(first);
  await page.getByRole('radio', { name: '3 of 5' }).click();
  await page.clock.runFor(BEAT);
  await page.locator('askwell-survey table').waitFor();
  expect(await height()).toBeGreaterThan(first);
});

test.each([
  ['a dark page', 'body { background: rgb(20, 21, 24) }', 'light', 'dark'],
  ['a dark page in another notation', 'html { background: oklch(0.2 0.02 250) }', 'light', 'dark'],
  ['a light page', 'body { background: #fff }', 'dark', 'light'],
  ['a page without a background', 'main { background: #0000 }', 'dark', 'light'],
  ['a page that follows the device', ':root { color-scheme: light dark }', 'dark', 'dark'],
] as const)('on %s takes the page’s scheme, not the device’s', async (_page, css, colorScheme, expected) => {
  const page = await openSurveyPage({ css, colorScheme });
  await mountSurvey(page, survey(question('rating', 'stars')), { theme: { scheme: 'auto' } });
  const scheme = await page
    .locator('askwell-survey .card')
    .evaluate((card) => getComputedStyle(card).colorScheme);
  expect(scheme).toBe(expected);
});

test('shows in forced colours which option is chosen', async () => {
  const page = await openSurveyPage({ forcedColors: 'active' });
  await mountSurvey(page, survey(question('single_select', 'colour', COLOURS)));
  await page.getByRole('radio', { name: 'Red' }).click();
  await page.mouse.click(2, 700);
  const outlines = await page
    .locator('askwell-survey .option')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).outlineStyle));
  expect(outlines).toEqual(['solid', 'none']);
});
