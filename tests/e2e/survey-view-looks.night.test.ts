import { expect, test } from 'vitest';
import { messages as arabic } from '#web/survey-view/messages/arabic.ts';
import { openSurveyPage } from '#tests/e2e/support/survey-page.ts';
import { eachScreen, testAccessibility } from '#tests/e2e/support/survey-screens.ts';

// The long tests cover the other two of the four combinations.
testAccessibility('light, left to right', { theme: { scheme: 'light' } });
testAccessibility('dark, right to left', { theme: { scheme: 'dark' }, messages: arabic });

/** A style sheet that resets everything and sets every inherited property. */
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
    // When a pressed element disappears, the pointer is over the next one, which may get its hover style at any
    // time.
    await page.mouse.move(1, 799);
    const found = await page.evaluate(() =>
      [...document.querySelector('askwell-survey')!.shadowRoot!.querySelectorAll('*')].map((element) => {
        const computed = getComputedStyle(element);
        return [...computed]
          .sort()
          .map((name) => `${name}: ${computed.getPropertyValue(name)}`)
          .join('; ');
      }),
    );
    found.forEach((text, place) => (styles[`${screen} ${place}`] = text));
  });
  return styles;
}

test('changes no style inside the element on a hostile page', async () => {
  const calm = await stylesOf('body { margin: 0 }');
  expect(Object.keys(calm).length).toBeGreaterThan(200);
  expect(await stylesOf(HOSTILE)).toEqual(calm);
});

test('leaks no style, and breaks no strict policy by a script, style or request', async () => {
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
  'cuts nothing off at %i px with text of %i px, and has controls large enough for a finger',
  async (width, size) => {
    const page = await openSurveyPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await eachScreen(page, {}, async (screen) => {
      expect(await page.evaluate(findLost, size), screen).toEqual([]);
    });
  },
);

/** Returns elements that overflow, are cut off sideways or are too small for a finger. */
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
    // A row of eleven fits a phone only with narrower steps; WCAG 2.2 asks for 24 pixels.
    const least = element.matches('td button') ? 30 : element.matches('.step') ? 24 : 44;
    // A day is as wide as a seventh of the card, and so low that six weeks fit into a phone's window.
    const lowest = element.matches('td button') ? 32 : 44;
    if (isPressed && (height < lowest || width < least))
      lost.push(`${element.className} is ${width} by ${height}`);
  }
  return lost;
}
