import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { question, survey } from '#tests/shared/survey/build.ts';
import { mountSurvey, openSurveyPage, type SurveyWindow } from './support/survey-page.ts';

const LIST = { options: ['Red', 'Blue'], config: { randomize: false, allowOther: true } };
const STEPS = survey(
  question('single_select', 'colour', LIST),
  question('rating', 'stars'),
  question('nps', 'nps'),
  question('single_select', 'last', LIST),
);
const BEAT = 350;

async function begin({ hasTouch = false, at = 'colour' } = {}): Promise<Page> {
  const page = await openSurveyPage({ hasTouch });
  await mountSurvey(page, STEPS, { preview: true });
  await page.evaluate((id) => {
    (window as unknown as SurveyWindow).view.questionId = id;
  }, at);
  return page;
}

const heading = async (page: Page) =>
  (await page.locator('askwell-survey h2').textContent())?.replace(/\s\*$/, '');
const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('askwell-survey')!.shadowRoot!.activeElement?.tagName);

describe('automatic advance', () => {
  test.each([
    ['a mouse', 'colour', 'Blue', false, 'stars'],
    ['a finger', 'colour', 'Blue', true, 'stars'],
    ['a finger on a star', 'stars', '4 of 5', true, 'nps'],
    ['a mouse on a box', 'nps', '7 of 10', false, 'last'],
  ])('moves on shortly after a choice by %s', async (_hand, at, name, hasTouch, then) => {
    const page = await begin({ hasTouch, at });
    const choice = page.getByRole('radio', { name });
    await (hasTouch ? choice.tap() : choice.click());
    await page.clock.runFor(BEAT - 1);
    expect(await heading(page)).toBe(at);
    await page.clock.runFor(1);
    expect(await heading(page)).toBe(then);
    expect(await focused(page)).toBe('H2');
  });

  test.each([
    ['arrow keys', ['Tab', 'ArrowDown', 'ArrowDown']],
    ['the space bar', ['Tab', 'Space']],
  ])('does not move on by %s', async (_what, keys) => {
    const page = await begin({ at: 'stars' });
    for (const key of keys) await page.keyboard.press(key);
    await page.clock.runFor(5000);
    expect(await heading(page)).toBe('stars');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  });

  test('does not move on by keyboard after a pointer was used', async () => {
    const page = await begin();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.keyboard.press('Space');
    await page.clock.runFor(5000);
    expect(await heading(page)).toBe('colour');
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(5000);
    expect(await heading(page)).toBe('colour');
  });

  test('does not move on when a key is pressed within the delay', async () => {
    const page = await begin();
    await page.getByRole('radio', { name: 'Red' }).click();
    await page.clock.runFor(BEAT - 50);
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(5000);
    expect(await heading(page)).toBe('colour');
  });

  test('does not move on after Other, whose text field gets the focus', async () => {
    const page = await begin();
    await page.getByRole('radio', { name: 'Other' }).click();
    expect(await focused(page)).toBe('INPUT');
    await page.keyboard.type('Green');
    await page.clock.runFor(5000);
    expect(await heading(page)).toBe('colour');
    expect(await page.getByPlaceholder('Please specify').inputValue()).toBe('Green');
  });

  test('does not move on from the last question', async () => {
    const page = await begin({ at: 'last' });
    await page.getByRole('radio', { name: 'Red' }).click();
    await page.clock.runFor(5000);
    expect(await heading(page)).toBe('last');
  });

  test('does not move on after going back within the delay', async () => {
    const page = await begin();
    await page.getByRole('radio', { name: 'Red' }).click();
    await page.clock.runFor(BEAT);
    await page.getByRole('radio', { name: '2 of 5' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.clock.runFor(5000);
    expect(await heading(page)).toBe('colour');
  });
});

test('moves the focus to the new question and to the thanks, and links an error to its field', async () => {
  const page = await openSurveyPage();
  await mountSurvey(page, survey(question('text', 'why'), question('text', 'end', { isRequired: false })));
  const field = page.getByRole('textbox', { name: 'why' });
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await focused(page)).toBe('TEXTAREA');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.evaluate((area: HTMLElement) => area.ariaDescribedByElements?.at(-1)?.textContent)).toBe(
    'Please answer this question.',
  );
  await field.fill('Because.');
  expect(await field.getAttribute('aria-invalid')).toBe(null);
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await focused(page)).toBe('H2');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(await focused(page)).toBe('H2');
  expect(await heading(page)).toBe('Thank You!');
});

test.each(['number', 'date'] as const)(
  'keeps the error beside a %s that is not valid when a request ends',
  async (type) => {
    const page = await openSurveyPage();
    await mountSurvey(page, survey(question(type, 'when')));
    const field = page.getByRole('textbox');
    await field.fill('soon');
    await field.blur();
    const error = page.getByRole('alert');
    const said = await error.textContent();
    expect(said).not.toBe('');
    await page.evaluate(() => {
      (window as unknown as SurveyWindow).view.discountCode = undefined;
    });
    expect(await error.textContent()).toBe(said);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
  },
);

test('copies a discount code by one press', async () => {
  const page = await openSurveyPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  const thankYou = { title: 'Thanks', message: 'Enjoy.', discountCode: 'PLUM-10' };
  await mountSurvey(page, { ...survey(question('text', 'x', { isRequired: false })), thankYou });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PLUM-10');
});

test('keeps a shopper’s answers when texts and colours change', async () => {
  const page = await openSurveyPage();
  await mountSurvey(page, STEPS);
  await page.getByRole('radio', { name: 'Blue' }).click();
  await page.evaluate(() => {
    const { view } = window as unknown as SurveyWindow;
    view.isWaiting = true;
  });
  expect(await page.getByRole('status').textContent()).toContain('saved on this device');
  expect(await page.getByRole('radio', { name: 'Blue' }).isChecked()).toBe(true);
});
