import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { hashOf, type Choice } from './gallery-choice.ts';
import { EXHIBITS } from './gallery-surveys.ts';
import { serveGallery } from './serve-gallery.ts';

const MAX_BYTES = 40_000;
const PHONE = { width: 390, height: 640 };

type Shot = readonly [name: string, question: string, choice: Omit<Choice, 'width'>, isLast?: boolean];

/** Three themes, both pages, four languages: one picture for each kind of question. */
const SHOTS: readonly Shot[] = [
  ['choice', 'How did you first hear about us?', { theme: 'cream', page: 'light', language: 'en' }],
  ['several', 'What nearly stopped you from ordering?', { theme: 'loud', page: 'light', language: 'en' }],
  [
    'score',
    'How likely are you to recommend us to a friend?',
    { theme: 'dark', page: 'night', language: 'en' },
    true,
  ],
  ['stars', 'How was your visit today?', { theme: 'cream', page: 'night', language: 'en' }, true],
  ['date', 'When would you like it delivered?', { theme: 'loud', page: 'light', language: 'de' }, true],
  ['number', 'How tall is your door?', { theme: 'dark', page: 'night', language: 'de' }],
  ['text', 'What could we do better?', { theme: 'cream', page: 'light', language: 'ja' }],
  ['list', 'Which size do you usually wear?', { theme: 'dark', page: 'light', language: 'ja' }],
  ['picture', 'How do you like the new bowl?', { theme: 'cream', page: 'light', language: 'en' }],
  ['tiles', 'Which shade shall we weave next?', { theme: 'loud', page: 'light', language: 'ar' }, true],
  ['error', 'How many keys do you need?', { theme: 'dark', page: 'night', language: 'ar' }],
  ['thanks', 'Anything else?', { theme: 'cream', page: 'light', language: 'en' }, true],
];

/** Takes the pictures of the survey's README, in the folder. */
export async function takeSurveyPictures(browser: Browser, folder: string): Promise<void> {
  const gallery = await serveGallery();
  try {
    const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 1.5, reducedMotion: 'reduce' });
    for (const [name, question, choice, isLast = false] of SHOTS) {
      const hash = hashOf({ ...choice, width: '390' });
      await page.goto(`${gallery.address}exhibit.html?at=${placeOf(question, isLast)}${hash}`);
      await page.locator(`html[data-shown="${hash}"]`).waitFor();
      const path = join(folder, `survey-${name}.webp`);
      await sharp(await page.screenshot({ animations: 'disabled' }))
        .webp({ quality: 82 })
        .toFile(path);
      const { size } = await stat(path);
      if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes, more than ${MAX_BYTES}.`);
      process.stdout.write(`${path}: ${size} bytes\n`);
    }
  } finally {
    await gallery.close();
  }
}

/** The same question may be shown as the first and as a later one. */
function placeOf(question: string, isLast: boolean): number {
  const find = ({ definition }: (typeof EXHIBITS)[number]) =>
    definition.name === question || definition.surveyId === question;
  return isLast ? EXHIBITS.findLastIndex(find) : EXHIBITS.findIndex(find);
}
