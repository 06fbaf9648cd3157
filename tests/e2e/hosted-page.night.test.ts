import { expect, test } from 'vitest';
import { answerAll, COMPLETE, heading, openHosted } from '#tests/e2e/support/hosted-page.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';

test('lets a shopper answer without storage and with broken storage', async () => {
  const { address, responses } = await openHosted();
  const page = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(address);
  await answerAll(page);
  await expect.poll(responses).toMatchObject([COMPLETE]);

  const other = await openPage();
  await other.goto(address);
  await other.evaluate(() => {
    for (const key of ['setItem', 'getItem'] as const) Storage.prototype[key] = () => 'not json';
  });
  await answerAll(other);
  await expect.poll(responses).toMatchObject([COMPLETE, COMPLETE]);
});

test.each([390, 1280])(
  'the survey’s own page is accessible at %i px in light and dark mode',
  async (width) => {
    const { address } = await openHosted();
    const page = await openPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    const look = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await takeScreenshot(page, `hosted/${name}-${width}-${colorScheme}`);
        await expectAccessible(page);
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    };
    await page.goto(address);
    await heading(page, 'How likely are you to recommend us to a friend?').waitFor();
    await look('question');
    await answerAll(page);
    await look('thanks');
  },
);
