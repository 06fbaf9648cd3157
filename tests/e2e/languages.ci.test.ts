import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '#tests/support/browser.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { openSurveyApp, publishSurvey } from './support/open-survey-app.ts';
import { openStorePage } from './support/store-page.ts';

const TRANSLATED = {
  ...survey(question('text', 'q1', { text: 'What could we do better?', isRequired: false })),
  translations: {
    de: { questions: { q1: { text: 'Was können wir besser machen?' } } },
    ar: { questions: { q1: { text: 'ما الذي يمكننا تحسينه؟' } } },
  },
};

const direction = (page: Page) =>
  page.locator('askwell-survey').evaluate((view) => {
    const inside = view.shadowRoot?.querySelector('[dir]');
    return inside?.getAttribute('dir') ?? '';
  });

test.each([
  ['the page’s language', 'de-AT', 'fr-FR', 'Was können wir besser machen?', 'Absenden', 'ltr', 'de'],
  [
    'the browser’s language when the page’s is not written',
    'sv',
    'ar',
    'ما الذي يمكننا تحسينه؟',
    'إرسال',
    'rtl',
    'ar',
  ],
  [
    'the store’s language when neither is written',
    'sv',
    'fr-FR',
    'What could we do better?',
    'Submit',
    'ltr',
    'en',
  ],
])('a card asks in %s', async (_, ofPage, ofBrowser, asked, button, side, stored) => {
  const { address, show, deps, store } = await openStorePage({}, TRANSLATED);
  show({ language: ofPage });
  const page = await openPage({ locale: ofBrowser });
  const sent: string[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/questions/')) void reply.text().then((text) => sent.push(text));
  });
  await page.goto(address);
  await page.getByRole('heading', { name: asked }).waitFor();
  expect(await direction(page)).toBe(side);
  await page.getByRole('textbox').fill('Nothing');
  await page.getByRole('button', { name: button }).click();
  const languages = () =>
    deps.database.query('SELECT language FROM responses WHERE store_id = $1', [store.storeId]);
  await expect.poll(languages).toEqual([{ language: stored }]);
  // The page loads the texts of one language only.
  expect(sent.map((text) => Object.keys((JSON.parse(text) as typeof TRANSLATED).translations))).toEqual([[]]);
});

test('a survey in a language without messages of its own has English words around texts and numbers of that language', async () => {
  const { address, show, deps, store } = await openStorePage(
    {},
    {
      ...survey(question('number', 'q1', { config: { decimals: true }, isRequired: true })),
      translations: {
        pl: { questions: { q1: { text: 'Ile?' } } },
        he: { questions: { q1: { text: 'כמה?' } } },
      },
    },
  );
  const open = async (language: string) => {
    show({ language });
    const page = await openPage();
    await page.goto(address);
    await page.getByRole('textbox').waitFor();
    const view = page.locator('askwell-survey');
    const langOf = (selector: string) =>
      view.locator(selector).evaluate((part) => part.closest<HTMLElement>('[lang]')?.lang);
    const close = page.getByRole('button', { name: 'Close' });
    const box = (await close.boundingBox())!;
    const card = (await view.boundingBox())!;
    const closesAt = box.x + box.width / 2 < card.x + card.width / 2 ? 'left' : 'right';
    return { page, langs: [await langOf('h2'), await langOf('.go')], side: await direction(page), closesAt };
  };
  const hebrew = await open('he-IL');
  expect([hebrew.langs, hebrew.side, hebrew.closesAt]).toEqual([['he', 'en'], 'rtl', 'left']);
  const polish = await open('pl');
  expect([polish.langs, polish.side, polish.closesAt]).toEqual([['pl', 'en'], 'ltr', 'right']);
  await polish.page.getByRole('textbox').fill('2,125');
  await polish.page.getByRole('button', { name: 'Submit' }).click();
  await polish.page.getByRole('heading', { name: 'Thank You!' }).waitFor();
  const answers = () =>
    deps.database.query('SELECT language, answers FROM responses WHERE store_id = $1', [store.storeId]);
  await expect.poll(answers).toEqual([{ language: 'pl', answers: { q1: { value: 2.125 } } }]);
});

test('a hosted page asks in the browser’s language', async () => {
  const { url, deps } = await openSurveyApp();
  const { survey: made, store } = await publishSurvey(deps, TRANSLATED);
  const page = await openPage({ locale: 'de-CH' });
  await page.goto(`${url}/s/${made.publicId}`);
  await page.getByRole('heading', { name: 'Was können wir besser machen?' }).waitFor();
  expect(await page.title()).toMatch(/^Ein paar Fragen von /);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.getByRole('textbox').fill('Nichts');
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.getByRole('heading', { name: 'Vielen Dank!' }).waitFor();
  const languages = () =>
    deps.database.query('SELECT language FROM responses WHERE store_id = $1', [store.storeId]);
  await expect.poll(languages).toEqual([{ language: 'de' }]);
});
