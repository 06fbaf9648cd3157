import { expect, test } from 'vitest';
import { countWords } from './support/count-words.ts';
import { publishAndAnswer } from './support/five-surveys.ts';
import { openApp, reloadApp } from './support/open-app.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const MOST_WORDS = 300;

test('tells what five live surveys have learned in at most 300 words', async () => {
  const opened = await openApp('embedded', { viewport: DESKTOP, plan: 'pro' });
  await publishAndAnswer(opened.app);
  for (const viewport of [DESKTOP, PHONE]) {
    await opened.page.setViewportSize(viewport);
    const { app } = await reloadApp(opened);
    await app.getByRole('link', { name: 'Which tea next?', exact: true }).waitFor();
    const { words, controls } = await countWords(app);
    // oxlint-disable-next-line no-console -- shown where the test fails
    console.log(`${viewport.width} px: ${words} words, ${controls} controls`);
    expect(words).toBeLessThanOrEqual(MOST_WORDS);
  }
});
