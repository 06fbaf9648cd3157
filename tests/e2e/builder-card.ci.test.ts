import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { DESKTOP, openPart, question, row, saveStatus } from './support/builder-page.ts';
import { countWords } from './support/count-words.ts';
import { fetchFromApi, publishSurvey, type TestQuestion } from './support/merchant-api.ts';
import { openApp } from './support/open-app.ts';

const SIX = ['Instagram', 'A friend or family', 'A podcast', 'TikTok', 'A search', 'Somewhere else'];
const MOST_CONTROLS = 40;
const MOST_WORDS = 150;

const asked = (questionId: string, type: string, text: string, config: object): TestQuestion => {
  return { questionId, type, text, config: { nextQuestionId: null, ...config } };
};
const CHOICE = { randomize: false, allowOther: true, otherLabel: 'Other', displayType: 'radio' };
const options = (texts: readonly string[]) =>
  texts.map((text, at) => ({ id: `o${at}`, meaningId: `o${at}`, text }));
const ENDS = { minLabel: '', maxLabel: '' };

const QUESTIONS: readonly TestQuestion[] = [
  asked('one', 'single_select', 'How did you first hear about us?', {
    ...{ ...CHOICE, options: options(SIX), isTerminal: false },
  }),
  asked('text', 'text', 'Which post or video was it?', { placeholder: '', isTerminal: false }),
  asked('score', 'nps', 'How likely are you to recommend us?', { ...ENDS, scale: 10 }),
  asked('stars', 'rating', 'How was it?', {
    ...{ ...ENDS, scale: 5, displayType: 'stars', isTerminal: false },
  }),
  asked('number', 'number', 'How many cups a day?', {
    ...{ unit: '', min: null, max: null, decimals: false, isTerminal: false },
  }),
];

async function openBuilder() {
  const opened = await openApp('top level', { viewport: DESKTOP });
  const { page, appUrl } = opened;
  await publishSurvey(page, { surveyId: 'card', name: 'Where from', questions: QUESTIONS });
  await page.goto(`${appUrl}/builder/card`);
  await question(page).waitFor();
  return opened;
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** The list marks the question at once; its card and its settings follow. */
async function openRow(page: Page, number: number): Promise<void> {
  await row(page, number).getByRole('button', { name: /^\d\./ }).click();
  await page.getByRole('heading', { name: `Question ${number}`, exact: true }).waitFor();
}

/** The words that fields and the card's shadow root show, which are no text of the page itself. */
function wordsInCard(page: Page): Promise<number> {
  return page.locator('askwell-survey').evaluate((view) => {
    const typed = [...view.querySelectorAll('textarea')].map((each) => each.value || each.placeholder);
    const drawn = view.shadowRoot?.querySelector<HTMLElement>('.card')?.innerText ?? '';
    const runs = [...typed, drawn].join(' ').split(/\s+/);
    return runs.filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
  });
}

test('shows few controls and words around a card of six options, and what an option is to a screen reader', async () => {
  const { page } = await openBuilder();
  const { controls, words } = await countWords(page);
  const all = words + (await wordsInCard(page));
  // oxlint-disable-next-line no-console -- shown where the test fails
  console.log(`A single choice of six options: ${controls} controls, ${all} words`);
  expect(controls).toBeLessThanOrEqual(MOST_CONTROLS);
  expect(all).toBeLessThanOrEqual(MOST_WORDS);
  expect(await page.getByRole('list', { name: 'Options' }).getByRole('listitem').first().ariaSnapshot()).toBe(
    [
      '- listitem:',
      '  - button "Move option Instagram with the arrow keys, place 1 of 6"',
      '  - textbox "Option 1":',
      '    - /placeholder: Response 1',
      '    - text: Instagram',
      '  - button "Add a picture of option Instagram"',
      '  - button "Remove option Instagram"',
    ].join('\n'),
  );
});

test('types the words of each kind in the card, and saves them', async () => {
  const { page } = await openBuilder();
  await field(page, 'Question').fill('Where did you hear of us?');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' ads');
  await field(page, 'Description (optional)').fill('The first time counts.');
  await field(page, 'Name of the other answer').fill('Another place');
  await openRow(page, 2);
  await field(page, 'Placeholder (optional)').fill('A link is fine');
  await openRow(page, 3);
  await page.getByRole('button', { name: 'Use “Not likely” and “Very likely”' }).click();
  await field(page, 'Word at the high end').fill('Certainly');
  await openRow(page, 4);
  await field(page, 'Word at the low end').fill('Poor');
  await openRow(page, 5);
  await field(page, 'Unit (optional)').fill('cups');
  await openPart(page, 'Thank-you screen');
  await field(page, 'Heading').fill('Thanks a lot');
  await field(page, 'Message').fill('That helps us.');
  await field(page, 'Discount code (optional)').fill('THANKS10');
  await expectGoodScreen(page, 'the thank-you screen');
  await saveStatus(page, 'Saved').waitFor();
  const { definition } = await fetchFromApi<{ definition: SurveyDefinition }>(page, 'GET', '/surveys/card');
  expect(definition.thankYou).toEqual({
    ...{ title: 'Thanks a lot', message: 'That helps us.', discountCode: 'THANKS10' },
  });
  expect(definition.questions).toMatchObject([
    {
      text: 'Where did you hear of us?',
      description: 'The first time counts.',
      config: {
        otherLabel: 'Another place',
        options: [{ id: 'o0', text: 'Instagram ads' }, {}, {}, {}, {}, {}],
      },
    },
    { config: { placeholder: 'A link is fine' } },
    { config: { minLabel: 'Not likely', maxLabel: 'Certainly' } },
    { config: { minLabel: 'Poor', maxLabel: '' } },
    { config: { unit: 'cups' } },
  ]);
});

test('draws an option as shoppers see it, from right to left too, and fits a narrow phone', async () => {
  const { page } = await openBuilder();
  await field(page, 'Question').fill('כיצד שמעתם עלינו?');
  expect(await field(page, 'Question').evaluate((each) => getComputedStyle(each).direction)).toBe('rtl');
  const lookOf = (element: Element) => {
    const { backgroundColor, borderRadius, color, fontFamily, fontSize, minHeight } =
      getComputedStyle(element);
    return { backgroundColor, borderRadius, color, fontFamily, fontSize, minHeight };
  };
  const edited = await page
    .getByRole('list', { name: 'Options' })
    .getByRole('listitem')
    .first()
    .evaluate(lookOf);
  await page.getByRole('button', { name: 'Answer it yourself' }).click();
  expect(edited).toEqual(await page.locator('askwell-survey .option').first().evaluate(lookOf));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  for (let number = 1; number <= QUESTIONS.length; number += 1) {
    await openRow(page, number);
    await expectGoodScreen(page, `question ${number} at 320 px`);
    const card = (await page.locator('askwell-survey').boundingBox())!;
    expect(card.x, `question ${number}`).toBeGreaterThanOrEqual(0);
    expect(card.x + card.width, `question ${number}`).toBeLessThanOrEqual(320);
  }
});
