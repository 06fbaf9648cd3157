import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countWords } from '#tests/e2e/support/count-words.ts';
import { openApp, reloadApp } from '#tests/e2e/support/open-app.ts';
import { answerTen, mixed, publishTen } from '#tests/support/ten-questions.ts';
import { takeScreenshot } from '#tests/support/browser.ts';
import { layoutShift } from '#tests/support/layout-shift.ts';
import { expectGoodScreen } from '#tests/support/good-screen.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** At the top level, where the menu is wider, the page is then as wide as in the store's admin at 1280. */
const AS_FRAMED = { width: 1238, height: 800 };
const MOST_HEIGHT = 1_800;

/** Four of five shoppers name Instagram, the others TikTok. */
const clear = (count: number) => Array.from({ length: count }, (_, at) => (at % 5 === 0 ? 1 : 0));

const heightOf = (app: Page | Frame) => app.evaluate(() => document.documentElement.scrollHeight);

test('says the one thing worth knowing in sight, and shows ten questions on a short page', async () => {
  const { page } = await openApp('top level', { viewport: DESKTOP, plan: 'pro' });
  const home = page.url();
  const publicId = await publishTen(page);
  const answers = new URL('/surveys/analytics/ten', home).href;

  await answerTen(page, publicId, mixed(3));
  await page.goto(answers);
  const headline = page.getByRole('region', { name: 'Headline' });
  await headline.getByRole('heading', { name: 'Too few answers to tell: 3 so far.' }).waitFor();
  await headline.getByText('7 more are needed before any figure means something.').waitFor();
  await takeScreenshot(page, 'findings-3-desktop');

  await answerTen(page, publicId, mixed(297));
  await page.goto(answers);
  await headline
    .getByRole('heading', {
      name: /^“Instagram” is the source that customers name most often: \d+% of those who answered, ahead of/,
    })
    .waitFor();
  const findings = page.getByRole('region', { name: 'What stands out' });
  await findings
    .getByText(/(Repeat|New) customers choose “(A friend|Instagram)” (more|less) often: /)
    .waitFor();
  const box = await headline.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.height);
  await page.getByRole('link', { name: 'More figures' }).waitFor();
  await takeScreenshot(page, 'findings-300-desktop');
  expect(await heightOf(page)).toBeLessThanOrEqual(MOST_HEIGHT);
  await expectGoodScreen(page, 'findings');
  const { words, controls } = await countWords(page);
  expect(words).toBeLessThanOrEqual(350);
  expect(controls).toBeLessThanOrEqual(25);
  await page.setViewportSize(AS_FRAMED);
  expect(await heightOf(page)).toBeLessThanOrEqual(MOST_HEIGHT);
  await page.setViewportSize({ ...AS_FRAMED, height: MOST_HEIGHT });
  await takeScreenshot(page, 'findings-300-whole');
  await page.setViewportSize(DESKTOP);

  await page.goto(home);
  await page.getByRole('region', { name: 'Your surveys' }).waitFor();
  await page.getByText(/Nothing new since you last looked\./).waitFor();
  await page.setViewportSize(PHONE);
  await page.goto(answers);
  await headline.getByRole('heading').waitFor();
  await page.getByRole('link', { name: 'More figures' }).waitFor();
  await expectGoodScreen(page, 'findings on a phone');
  await takeScreenshot(page, 'findings-300-phone');
});

test('tells in the admin of the store what a survey has learned that nobody has looked at', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP });
  const publicId = await publishTen(opened.app);
  await answerTen(opened.app, publicId, clear(90));
  const { page, app } = await reloadApp(opened);
  const card = app.getByRole('article', { name: 'How did you hear about us?' });
  await card.getByRole('heading', { name: '80% of those who answered named “Instagram”.' }).waitFor();
  await card.getByText('90 new').waitFor();
  // Only the word for the survey's state may change its width, once the store's admin reports what is switched on.
  expect(await layoutShift(app)).toBeLessThanOrEqual(0.01);
  await takeScreenshot(page, 'findings-home-framed');
  await expectGoodScreen(app, 'what a survey has learned');
  await card.getByRole('link', { name: 'How did you hear about us?', exact: true }).click();
  await app.getByRole('region', { name: 'Headline' }).waitFor();
  await app.getByRole('link', { name: 'More figures' }).waitFor();
  await takeScreenshot(page, 'findings-90-framed');
  expect(await heightOf(app)).toBeLessThanOrEqual(MOST_HEIGHT);
  await expectGoodScreen(app, 'findings in the store’s admin');
  await page.setViewportSize(PHONE);
  await takeScreenshot(page, 'findings-90-framed-phone');
});
