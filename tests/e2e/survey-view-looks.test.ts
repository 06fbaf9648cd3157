import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages as arabic } from '#web/survey-view/messages/arabic.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { CHOICES, EACH_TYPE, ONE_TEXT, SCALES } from '#tests/support/survey-conformance-surveys.ts';
import { survey } from '#tests/shared/survey/build.ts';
import { mountSurvey, openSurveyPage, type SurveyMount, type SurveyWindow } from './support/survey-page.ts';

const ALL = survey(
  ...EACH_TYPE.questions,
  { ...CHOICES.questions[0]!, questionId: 'other' },
  { ...SCALES.questions[1]!, questionId: 'numbers' },
);

/** Every question, as it comes and refused, then the thanks and the empty preview. */
async function eachScreen(page: Page, mount: SurveyMount, look: (screen: string) => Promise<void>) {
  await mountSurvey(page, ALL, { ...mount, preview: true });
  for (const { questionId } of ALL.questions) {
    await page.evaluate((id) => {
      (window as unknown as SurveyWindow).view.questionId = id;
    }, questionId);
    if (questionId === 'day') await page.locator('askwell-survey table').waitFor();
    const first = page.locator('askwell-survey .option, askwell-survey .step').first();
    if (await first.count()) await first.click();
    await look(questionId);
    if (!(await first.count())) {
      await page.locator('askwell-survey .go').click();
      await look(`${questionId}, refused`);
    }
  }
  const thankYou = { ...ONE_TEXT.thankYou, discountCode: 'PLUM-10' };
  await mountSurvey(page, { ...ONE_TEXT, thankYou }, mount);
  await page.locator('askwell-survey .go').click();
  await look('thanks');
  await mountSurvey(page, { ...ONE_TEXT, questions: [] }, { ...mount, preview: true });
  await look('empty');
}

test.each([
  ['light', undefined],
  ['dark', undefined],
  ['light', arabic],
  ['dark', arabic],
] as const)('axe finds nothing on any screen, %s', async (scheme, messages) => {
  // axe waits for timers of the page.
  const page = await openSurveyPage({ isTimeStopped: false, reducedMotion: 'reduce' });
  await eachScreen(page, { theme: { scheme }, messages }, () =>
    expectAccessible(page, { within: 'askwell-survey' }),
  );
});

/** Takes everything away, and sets what would be inherited by whatever does not say otherwise. */
const HOSTILE = `
  * { all: unset !important; color: red !important }
  askwell-survey { display: none !important }
  * { letter-spacing: 5px !important; text-indent: 40px !important; text-transform: uppercase !important;
    font-size: 40px !important; white-space: pre !important; visibility: hidden !important }`;

/** Every computed style inside the element, by screen, element and property. */
async function stylesOf(css: string): Promise<Record<string, string>> {
  const page = await openSurveyPage({ css, reducedMotion: 'reduce' });
  const styles: Record<string, string> = {};
  await eachScreen(page, {}, async (screen) => {
    // What is pressed away leaves the pointer over whatever comes next, which notices sooner or later.
    await page.mouse.move(1, 799);
    const found = await page.evaluate(() =>
      [...document.querySelector('askwell-survey')!.shadowRoot!.querySelectorAll('*')].map((element) => {
        const computed = getComputedStyle(element);
        return [...computed].map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('; ');
      }),
    );
    found.forEach((text, place) => (styles[`${screen} ${place}`] = text));
  });
  return styles;
}

test('a hostile page changes no style inside', async () => {
  const calm = await stylesOf('body { margin: 0 }');
  expect(Object.keys(calm).length).toBeGreaterThan(200);
  expect(await stylesOf(HOSTILE)).toEqual(calm);
});

test('nothing leaks out, and no script, style or request breaks a strict policy', async () => {
  const page = await openSurveyPage();
  const before = await page.evaluate(() => getComputedStyle(document.body).cssText);
  await eachScreen(page, {}, () => Promise.resolve());
  expect(await page.evaluate(() => getComputedStyle(document.body).cssText)).toBe(before);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test.each([
  [320, 16],
  [320, 32],
  [1200, 16],
])(
  'at %i px and text of %i px nothing is lost, and all that can be pressed is large enough',
  async (width, size) => {
    const page = await openSurveyPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await eachScreen(page, {}, async (screen) => {
      expect(await page.evaluate(findLost, size), screen).toEqual([]);
    });
  },
);

/** What sticks out, is cut off sideways, or is too small for a finger. */
function findLost(size: number): string[] {
  const root = document.querySelector('askwell-survey')!.shadowRoot!;
  const lost: string[] = [];
  const card = root.querySelector('.card')!;
  if (getComputedStyle(card).fontSize !== `${size}px`)
    lost.push(`text of ${getComputedStyle(card).fontSize}`);
  const frame = card.getBoundingClientRect();
  for (const element of root.querySelectorAll<HTMLElement>('.card *')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || element.hidden) continue;
    if (left < frame.left - 0.5 || right > frame.right + 0.5) lost.push(`${element.tagName} sticks out`);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    if (isCut && element.matches('h2,p,span,b,button,label')) lost.push(`${element.tagName} is cut off`);
    const isPressed = element.matches('button,.option,.step,select,.field');
    const least = element.matches('td button') ? 30 : 44;
    if (isPressed && (height < 44 || width < least))
      lost.push(`${element.className} is ${width} by ${height}`);
  }
  return lost;
}
