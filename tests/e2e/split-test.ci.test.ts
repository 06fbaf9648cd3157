import { expect, test } from 'vitest';
import type { SurveySplit } from '#shared/survey/split.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';
import { choose, heading, openHosted } from './support/hosted-page.ts';

const SPLIT: SurveySplit = {
  kind: 'wording',
  questionId: 'q1',
  text: 'Would you tell a friend about us?',
  description: null,
};
const WORDS = { a: 'How likely are you to recommend us to a friend?', b: SPLIT.text };
const PHONE = { viewport: { width: 390, height: 844 } };

test('gives each shopper one version of a split test, the same after a reload, and stores which', async () => {
  const { address, responses } = await openHosted({ split: SPLIT });
  const got = new Set<string>();
  // Each draw has the same chance, so that twenty shoppers all get the same one in 2 of 1,000,000 runs.
  for (let shopper = 0; shopper < 20 && got.size < 2; shopper += 1) {
    const page = await openPage(PHONE);
    await page.goto(address);
    await heading(page, /friend/).waitFor();
    const variant = (await heading(page, WORDS.b).count()) > 0 ? 'b' : 'a';
    if (!got.has(variant)) {
      await takeScreenshot(page, `split-test-${variant}-390`);
      await page.reload();
      await heading(page, WORDS[variant]).waitFor();
      await choose(page, '9');
      await expect.poll(async () => (await responses()).length).toBe(got.size + 1);
      await page.reload();
      await heading(page, 'How did you hear about us?').waitFor();
      got.add(variant);
    }
    await page.context().close();
  }
  expect((await responses()).map(({ variant }) => variant).sort()).toEqual(['a', 'b']);
});

test('says that the survey could not be loaded, offers another try, and counts it once it is shown', async () => {
  const { address, sightings } = await openHosted({ split: SPLIT });
  const page = await openPage({ ...PHONE, expectedProblems: [/ERR_FAILED/] });
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sightings')) counted.push(request.postData() ?? '');
  });
  await page.route('**/questions/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(address);
  await failed;
  const sentence = page.getByText('The survey could not be loaded.');
  expect(await sentence.isVisible()).toBe(false);
  await sentence.evaluate((element) => element.getAnimations().forEach((wait) => wait.finish()));
  await sentence.waitFor();
  expect(await page.locator('askwell-survey').count()).toBe(0);
  expect(counted).toEqual([]);
  await takeScreenshot(page, 'hosted/not-loaded-390');
  await expectAccessible(page);

  await page.unroute('**/questions/**');
  await page.getByRole('link', { name: 'Try again' }).click();
  await heading(page, /friend/).waitFor();
  expect(await sentence.count()).toBe(0);
  await expect.poll(sightings).toEqual(['shown 1']);
  expect(counted).toHaveLength(1);
});

test('shows the survey by itself once its version loads', async () => {
  const { address, sightings } = await openHosted({ split: SPLIT });
  const page = await openPage({ ...PHONE, expectedProblems: [/ERR_FAILED/] });
  await page.route('**/questions/**', (route) => route.abort(), { times: 2 });
  await page.goto(address);
  await heading(page, /friend/).waitFor();
  await expect.poll(sightings).toEqual(['shown 1']);
});
