import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { CHOICES, EACH_TYPE, ONE_TEXT, SCALES } from '#tests/support/survey-conformance-surveys.ts';
import { survey } from '#tests/shared/survey/build.ts';
import { mountSurvey, openSurveyPage, type SurveyMount, type SurveyWindow } from './survey-page.ts';

const ALL = survey(
  ...EACH_TYPE.questions,
  { ...CHOICES.questions[0]!, questionId: 'other' },
  { ...SCALES.questions[1]!, questionId: 'numbers' },
);

/** Visits every question, without and with an error, then the thanks and the empty preview. */
export async function eachScreen(page: Page, mount: SurveyMount, look: (screen: string) => Promise<void>) {
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

export function testAccessibility(name: string, mount: SurveyMount): void {
  test(`axe finds nothing on any screen, ${name}`, async () => {
    // axe waits for timers of the page.
    const page = await openSurveyPage({ isTimeStopped: false, reducedMotion: 'reduce' });
    await eachScreen(page, mount, () => expectAccessible(page, { within: 'askwell-survey' }));
  });
}
