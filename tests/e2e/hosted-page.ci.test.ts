import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { choose, COMPLETE, DEFINITION, heading, OFFLINE, openHosted, SAVED } from './support/hosted-page.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test('goes on with a begun response although the first request for its version fails', async () => {
  const { address, responses, publishSecond } = await openHosted();
  const page = await openPage({ ...PHONE, expectedProblems: [...OFFLINE, /ERR_FAILED/] });
  const browser = page.context();
  await page.goto(address);
  await choose(page, '9');
  await expect.poll(responses).toHaveLength(1);
  await browser.setOffline(true);
  await choose(page, 'A friend');
  await page.getByText(SAVED).waitFor();
  await page.close();
  await browser.setOffline(false);
  await publishSecond(survey(...DEFINITION.questions, question('text', 'q4', { isRequired: false })));

  const again = await browser.newPage();
  await again.route('**/questions/**', (route) => route.abort(), { times: 1 });
  await again.goto(address);
  await heading(again, 'What could we do better?').waitFor();
  await expect.poll(responses).toMatchObject([{ answers: { q1: { value: 9 }, q2: {} } }]);
  await again.getByRole('button', { name: 'Submit' }).click();
  await heading(again, 'Thank You!').waitFor();
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
});

test('writes each step of a score on one line on a phone', async () => {
  const { address } = await openHosted();
  const page = await openPage(PHONE);
  await page.goto(address);
  await page.locator('.step').last().waitFor();
  const lines = await page.locator('.step span').evaluateAll((steps) =>
    steps.map((step) => {
      const range = document.createRange();
      range.selectNodeContents(step);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual(Array(11).fill(1));
});

test('shows the same in two tabs of one shopper, and completes the survey in both', async () => {
  const { address, responses } = await openHosted();
  const one = await openPage();
  const other = await one.context().newPage();
  await one.goto(address);
  await other.goto(address);
  await choose(one, '9');
  await heading(other, 'How did you hear about us?').waitFor();
  await choose(other, 'A friend');
  await heading(one, 'What could we do better?').waitFor();
  await one.getByRole('textbox').fill('Nothing at all');
  await one.getByRole('button', { name: 'Submit' }).click();
  await heading(other, 'Thank You!').waitFor();
  await expect.poll(responses).toMatchObject([COMPLETE]);
});

test('says that a survey is paused or closed, and accepts the rest of a started response', async () => {
  const { address, responses, changeStatus } = await openHosted();
  const refused = { expectedProblems: [/status of 4(09|10)/] };
  const [begun, late] = [await openPage(refused), await openPage(refused)];
  await begun.goto(address);
  await late.goto(address);
  await choose(begun, '9');
  await expect.poll(responses).toHaveLength(1);

  await changeStatus('pause');
  const page = await openPage({ ...PHONE, ...refused });
  await page.goto(address);
  await page.getByText('This survey is taking a break.').waitFor();
  expect(await page.locator('askwell-survey').count()).toBe(0);
  await takeScreenshot(page, 'hosted/paused-390');
  await expectAccessible(page);

  await changeStatus('close');
  await page.reload();
  await page.getByText('This survey has ended.').waitFor();
  await choose(late, '9');
  await late.getByText('This survey takes no more answers').waitFor();
  await late.reload();
  await late.getByText('This survey has ended.').waitFor();

  await begun.reload();
  await choose(begun, 'A friend');
  await begun.getByRole('button', { name: 'Submit' }).click();
  await heading(begun, 'Thank You!').waitFor();
  await expect.poll(responses).toMatchObject([{ isComplete: true, answers: { q1: {}, q2: {} } }]);
});

test('shows the discount code once the answers are sent, also after a reload', async () => {
  const { address, responses } = await openHosted({ discountCode: 'PLUM-10' });
  const page = await openPage({ ...PHONE, expectedProblems: OFFLINE });
  const browser = page.context();
  await page.goto(address);
  expect(await page.content()).not.toContain('PLUM-10');
  await choose(page, '9');
  await expect.poll(responses).toHaveLength(1);
  await choose(page, 'A friend');
  await heading(page, 'What could we do better?').waitFor();
  await browser.setOffline(true);
  await page.getByRole('textbox').fill('Nothing at all');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(SAVED).waitFor();
  await page.getByText('Your discount code appears here as soon as your answers are sent.').waitFor();
  await takeScreenshot(page, 'hosted/code-follows-390');
  await browser.setOffline(false);
  await page.getByText('PLUM-10').waitFor();
  await expect.poll(responses).toMatchObject([COMPLETE]);
  await expectAccessible(page);

  await page.reload();
  await page.getByText('PLUM-10').waitFor();
  // A browser that finished before codes came with the reply has no code and requests it.
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      localStorage.setItem(key, String(text).replace(',"code":"PLUM-10"', ''));
    }
  });
  await page.reload();
  await page.getByText('PLUM-10').waitFor();
  expect(await responses()).toHaveLength(1);
});

test('discloses nothing of a paused survey, and accepts the rest of a response from the device that started it', async () => {
  const { address, responses, changeStatus } = await openHosted({ discountCode: 'PLUM-10' });
  const page = await openPage({ expectedProblems: OFFLINE });
  await page.goto(address);
  await choose(page, '9');
  await expect.poll(responses).toHaveLength(1);
  await changeStatus('pause');
  const paused = await (await page.request.get(address)).text();
  expect(paused).not.toContain('How likely are you');

  await page.reload();
  await heading(page, 'How did you hear about us?').waitFor();
  await choose(page, 'A friend');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('PLUM-10').waitFor();
  await page.reload();
  await page.getByText('PLUM-10').waitFor();
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
});
