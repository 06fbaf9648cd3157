import type { Page } from 'playwright-core';
import type { SurveySplit } from '#shared/survey/split.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { openSurveyApp, publishSurvey } from './open-survey-app.ts';

export const DEFINITION = survey(
  question('nps', 'q1', { text: 'How likely are you to recommend us to a friend?' }),
  question('single_select', 'q2', { text: 'How did you hear about us?', options: ['A friend', 'A search'] }),
  question('text', 'q3', { text: 'What could we do better?', isRequired: false }),
);

/** What the page says while it cannot send. */
export const SAVED = 'Your answer is saved on this device and will be sent when you are back online.';
/** What the browser logs without a network. */
export const OFFLINE = [/ERR_INTERNET_DISCONNECTED/];

export async function openHosted({
  discountCode = null,
  split,
}: { discountCode?: string | null; split?: SurveySplit } = {}) {
  const { url, deps } = await openSurveyApp();
  const thankYou = { ...DEFINITION.thankYou, discountCode };
  const published = await publishSurvey(deps, { ...DEFINITION, thankYou, ...(split && { split }) });
  return { ...published, deps, address: `${url}/s/${published.survey.publicId}` };
}

export const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { name: text });
export const choose = (page: Page, name: string) => page.getByRole('radio', { name }).click();

export async function answerAll(page: Page): Promise<void> {
  await choose(page, '9');
  await choose(page, 'A friend');
  await heading(page, 'What could we do better?').waitFor();
  await page.getByRole('textbox').fill('Nothing at all');
  await page.getByRole('button', { name: 'Submit' }).click();
  await heading(page, 'Thank You!').waitFor();
}

export const COMPLETE = {
  isComplete: true,
  isTest: false,
  answers: {
    q1: { value: 9 },
    q2: { optionId: 'A friend', otherValue: null },
    q3: { value: 'Nothing at all' },
  },
};
