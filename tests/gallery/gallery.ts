import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { findChromium, NO_CHROMIUM } from '#tests/support/chromium.ts';
import { EXHIBITS } from './gallery-surveys.ts';

/**
 * Builds the gallery of every type, theme and direction into dist/gallery, takes pictures of each survey on a store's
 * page, and serves the gallery until it is stopped. `--build` stops after the pictures.
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

const THEMES = ['cream', 'dark', 'loud'];
/** Long words, right to left, and no spaces. */
const TRANSLATIONS = ['de', 'ar', 'ja'];
/** `--only=dark-320` takes the pictures whose names contain it. */
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const VIEWPORTS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

await build(settings);
process.stdout.write('The gallery is built: dist/gallery/index.html\n');
const server = await preview({ ...settings, preview: { host: '127.0.0.1', port: 0 } });
const address = server.resolvedUrls?.local[0] ?? '';
await takePictures(address);
if (process.argv.includes('--build')) await server.close();
else process.stdout.write(`Look at it here: ${address}\n`);

/** One picture for each theme and width, with all surveys side by side, and of the narrowest in three languages more. */
async function takePictures(from: string): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  await mkdir(outDir, { recursive: true });
  try {
    for (const { name, viewport, query } of sheets().filter((sheet) => sheet.name.includes(only))) {
      const shots = await takeEach(browser, `${from}exhibit.html?${query}`, viewport);
      const path = join(outDir, `${name}.png`);
      await saveSideBySide(browser, shots, viewport.width, path);
      process.stdout.write(`${path}\n`);
    }
  } finally {
    await browser.close();
  }
}

function sheets() {
  return THEMES.flatMap((theme) =>
    VIEWPORTS.flatMap((viewport, place) =>
      ['en', ...(place === 0 ? TRANSLATIONS : [])].map((language) => ({
        name: [theme, viewport.width, ...(language === 'en' ? [] : [language])].join('-'),
        viewport,
        query: `theme=${theme}&language=${language}`,
      })),
    ),
  );
}

async function takeEach(browser: Browser, address: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const shots: Buffer[] = [];
  for (const at of EXHIBITS.keys()) {
    await page.goto(`${address}&at=${at}`, { waitUntil: 'networkidle' });
    await page.locator('askwell-card').waitFor();
    shots.push(await page.screenshot({ animations: 'disabled' }));
  }
  await context.close();
  return shots;
}

async function saveSideBySide(
  browser: Browser,
  shots: readonly Buffer[],
  width: number,
  path: string,
): Promise<void> {
  const shown = Math.min(width, 640);
  const page = await browser.newPage({ viewport: { width: 1640, height: 900 } });
  const images = shots.map(
    (shot) => `<img width=${shown} src="data:image/png;base64,${shot.toString('base64')}">`,
  );
  await page.setContent(
    `<body style="margin:12px;display:flex;flex-wrap:wrap;gap:12px;background:#888">${images.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
