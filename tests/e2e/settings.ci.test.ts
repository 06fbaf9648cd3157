import { expect, test } from 'vitest';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { takeScreenshot } from '#tests/support/browser.ts';
import { openAt } from './support/app-frame.ts';
import { countWords } from './support/count-words.ts';
import { openApp } from './support/open-app.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const MOST_WORDS = 300;

const GROUPS = [
  ['/settings', 'Settings'],
  ['/settings/look', 'Store and look'],
  ['/settings/people', 'People and privacy'],
  ['/settings/plan', 'Plan'],
  ['/settings/connections', 'Connections'],
  ['/settings/channels', 'Channels'],
  ['/settings/developers', 'Developers'],
] as const;

test('says what each group of settings holds in at most 300 words', async () => {
  const { page, app } = await openApp('embedded', { viewport: DESKTOP, plan: 'pro' });
  for (const [path, name] of GROUPS) {
    await openAt(page, path);
    await app.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await app.getByRole('main').getByLabel('Loading').first().waitFor({ state: 'detached' });
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const { words, controls } = await countWords(app);
      // oxlint-disable-next-line no-console -- shown where the test fails
      console.log(`${path} at ${viewport.width} px: ${words} words, ${controls} controls`);
      expect(words).toBeLessThanOrEqual(MOST_WORDS);
      await expectGoodScreen(app, `${path} at ${viewport.width}`);
      await takeScreenshot(page, `settings${path.slice(9).replace('/', '-')}-${viewport.width}`);
    }
    await page.setViewportSize(DESKTOP);
  }
});
