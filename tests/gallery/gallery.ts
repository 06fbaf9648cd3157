import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { findChromium, NO_CHROMIUM } from '#tests/support/chromium.ts';
import { allChoices, hashOf, type Choice } from './gallery-choice.ts';

/**
 * Builds the gallery into dist/gallery, takes a picture of every sheet, and serves the gallery until it is stopped.
 * `--build` stops after the pictures; `--only=dark-night-320` takes the pictures whose names contain it.
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = fileURLToPath(new URL('../../dist/gallery', import.meta.url));
const settings = {
  configFile: false,
  root,
  base: './',
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: ['index.html', 'exhibit.html'].map((file) => join(root, file)) },
  },
} as const;

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';

await build(settings);
process.stdout.write('The gallery is built: dist/gallery/index.html\n');
const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
const address = server.resolvedUrls?.local[0] ?? '';
await takePictures(address);
if (process.argv.includes('--build')) await server.close();
else process.stdout.write(`Look at it here: ${address}\n`);

/** One page draws all sheets, one after the other. */
async function takePictures(from: string): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  await mkdir(outDir, { recursive: true });
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
      const path = join(outDir, `${nameOf(choice)}.png`);
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
