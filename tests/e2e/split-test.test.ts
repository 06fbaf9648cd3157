import { expect, test } from 'vitest';
import type { SurveySplit } from '#shared/survey/split.ts';
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
