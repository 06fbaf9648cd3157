import { expect, test } from 'vitest';
import { signPreview } from '#server/areas/surveys/preview/preview-token.ts';
import { mergeStoreLook } from '#server/areas/identity/stores/store-repository.ts';
import { readStoreLook, readStoreStyle, STORE_LOOK } from '#shared/theme/store-style.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage } from '#tests/support/browser.ts';
import { storeNow } from '#tests/support/stores.ts';
import { answerAll, heading, openHosted } from './support/hosted-page.ts';
import { openStorePage } from './support/store-page.ts';
import { mountSurvey, openSurveyPage } from './support/survey-page.ts';

const THEME = `
  @layer theme { html { font-size: 62.5% } }
  body { background: oklch(0.96 0.02 85); color: rgb(44 38 32 / 95%); font: 1.6rem Lato, sans-serif }
  h1 { font: 500 3rem 'Playfair Display', Georgia, serif }
  .add { border: 0; border-radius: 14px; background: #6b3a55; color: #fff; text-transform: uppercase }
  input { border-radius: 8px }`;

const BODY = `
  <header><img class="header__logo" src="https://cdn.example/logo.png" width="90" height="30" alt="Juniper"></header>
  <form action="/cart/add"><input type="text" name="note"><button class="add">Add</button></form>`;

async function seenPage(head: string, body: string) {
  const made = await openStorePage({ type: 'embedded' });
  made.show({ head, body });
  const named = { storeId: made.store.storeId, surveyId: made.survey.surveyId };
  const { token } = signPreview(named, made.deps.config.secrets.session, Date.now());
  const page = await openPage({ expectedProblems: [/cdn\.example/, /ERR_|Failed to load resource/] });
  await page.goto(`${made.address}?askwell_preview=${token}`);
  await page.getByText('are not counted').waitFor();
  const style = async () =>
    readStoreLook((await storeNow(made.deps, made.store.storeId)).settings[STORE_LOOK]).page?.style ?? null;
  await expect.poll(style).not.toBeNull();
  return { ...made, page, style: (await style())! };
}

test('takes the look of a store from the page where its merchant opened a preview', async () => {
  const { style, page } = await seenPage(`<style>${THEME}</style>`, BODY);
  expect(style).toEqual({
    background: expect.stringMatching(/^#f[5-9]f[0-4]e[1-9]$/) as string,
    text: '#2c2620',
    button: '#6b3a55',
    buttonText: '#ffffff',
    isOutlined: false,
    isUppercase: true,
    buttonRadius: 14,
    inputRadius: 8,
    bodyFont: '"Lato",sans-serif',
    headingFont: '"Playfair Display","Georgia",serif',
    headingWeight: 500,
    logo: 'https://cdn.example/logo.png',
    icon: null,
  });
  // A preview that is opened now has the look that was taken before.
  await page.goto(page.url());
  const submit = page.locator('askwell-survey .go').first();
  await submit.waitFor();
  const drawn = await submit.evaluate((button) => {
    const { backgroundColor, borderTopLeftRadius, textTransform, fontFamily } = getComputedStyle(button);
    return { backgroundColor, borderTopLeftRadius, textTransform, fontFamily };
  });
  expect(drawn).toEqual({
    backgroundColor: 'rgb(107, 58, 85)',
    borderTopLeftRadius: '14px',
    textTransform: 'uppercase',
    fontFamily: 'Lato, sans-serif',
  });
  const heading = page.locator('askwell-survey h2');
  expect(await heading.evaluate((text) => getComputedStyle(text).fontFamily)).toContain('Playfair Display');
});

test('reads an outlined button, a page without colours and a page without a button', async () => {
  const outlined = await seenPage(
    '<style>button { border: 2px solid rgb(12, 34, 56); background: none; border-radius: 50% }</style>',
    '<form action="/cart/add"><button>Add</button></form>',
  );
  expect(outlined.style).toMatchObject({
    background: '#ffffff',
    button: '#0c2238',
    isOutlined: true,
    buttonRadius: 99,
  });
  const plain = await seenPage(
    '<style>html { background: #141518 } body { color: #eee }</style>',
    '<p>Words</p>',
  );
  expect(plain.style).toMatchObject({
    background: '#141518',
    text: '#eeeeee',
    button: null,
  });
});

const PAGES: readonly (readonly [name: string, css: string, scheme: 'light' | 'dark'])[] = [
  ['a saturated blue that is dark', 'body { background: #0000ff }', 'dark'],
  ['a saturated green that is light', 'body { background: #00ff00 }', 'light'],
  ['a saturated red that is light', 'body { background: #ff0000 }', 'light'],
  ['a violet', 'body { background: rgb(90 60 140) }', 'dark'],
  ['a dark root below a transparent body', 'html { background: #141518 }', 'dark'],
  ['a dark veil over white', 'html { background: #fff } body { background: rgb(0 0 0 / 85%) }', 'dark'],
  [
    'a light veil over black',
    'html { background: #000 } body { background: rgb(255 255 255 / 90%) }',
    'light',
  ],
  ['a light section of a dark page', 'body { background: #111 } main { background: #fafafa }', 'light'],
  ['oklch', 'body { background: oklch(0.3 0.05 250) }', 'dark'],
  ['a wide colour space', 'body { background: color(display-p3 0.1 0.1 0.2) }', 'dark'],
  ['lab', 'body { background: lab(95 2 3) }', 'light'],
];

test('is light or dark as the page below it, whatever the device prefers', async () => {
  const page = await openSurveyPage({ css: ' ' });
  const found: unknown[] = [];
  for (const [name, css, scheme] of PAGES) {
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await mountSurvey(page, survey(question('nps', 'q1')));
    const card = page.locator('askwell-survey .card');
    found.push([name, await card.evaluate((element) => getComputedStyle(element).colorScheme)]);
  }
  expect(found).toEqual(PAGES.map(([name, , scheme]) => [name, scheme]));
});

test('a survey’s own page wears the look of the store, and its thanks lead back to the shop', async () => {
  const { address, deps, store } = await openHosted();
  const style = readStoreStyle({
    background: '#141518',
    text: '#f2f2ef',
    button: '#c9f26b',
    buttonText: '#15180b',
    buttonRadius: 4,
    inputRadius: 4,
    headingFont: 'Georgia, serif',
  });
  await mergeStoreLook(deps.database, store.storeId, { page: { readAt: new Date().toISOString(), style } });
  const page = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  await page.goto(address);
  await heading(page, 'How likely are you to recommend us to a friend?').waitFor();
  await expectAccessible(page);
  const colours = () =>
    page.evaluate(() => {
      const card = document.querySelector('askwell-survey')!.shadowRoot!.querySelector('.card')!;
      return [document.body, card].map((element) => getComputedStyle(element).backgroundColor);
    });
  expect(await colours()).toEqual(['rgb(20, 21, 24)', 'rgb(34, 35, 38)']);
  const shop = page.getByRole('link', { name: 'Marlow Lamps' });
  expect(await shop.evaluate((link) => getComputedStyle(link).fontFamily)).toBe('Georgia, serif');
  await answerAll(page);
  const back = page.getByRole('link', { name: 'Back to the shop' });
  expect(await back.getAttribute('href')).toBe(await shop.getAttribute('href'));
});
