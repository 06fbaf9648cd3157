import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { findChromium, NO_CHROMIUM } from '#tests/support/chromium.ts';
import { allChoices, hashOf, type Choice } from './gallery-choice.ts';
import { GALLERY_FOLDER, serveGallery } from './serve-gallery.ts';

/**
 * Builds the gallery into dist/gallery, takes a picture of every sheet, and serves the gallery until it is stopped.
 * `--build` stops after the pictures; `--only=dark-night-320` takes the pictures whose names contain it.
 */
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';

const gallery = await serveGallery();
process.stdout.write('The gallery is built: dist/gallery/index.html\n');
await takePictures(gallery.address);
if (process.argv.includes('--build')) await gallery.close();
else process.stdout.write(`Look at it here: ${gallery.address}\n`);

/** One page draws all sheets, one after the other. */
async function takePictures(from: string): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1690, height: 900 }, reducedMotion: 'reduce' });
    for (const choice of allChoices().filter((each) => nameOf(each).includes(only))) {
      await page.goto(from + hashOf(choice));
      await page.waitForFunction((hash) => {
        const frames = [...document.querySelectorAll('iframe')];
        return frames.every(
          ({ contentDocument }) => contentDocument?.documentElement.dataset['shown'] === hash,
        );
      }, hashOf(choice));
      const path = join(GALLERY_FOLDER, `${nameOf(choice)}.png`);
      await page.locator('.sheet').screenshot({ path, animations: 'disabled' });
      process.stdout.write(`${path}\n`);
    }
  } finally {
    await browser.close();
  }
}

function nameOf({ theme, page, width, language }: Choice): string {
  return [theme, page, width, language].join('-');
}
