import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Frame, Page } from 'playwright-core';
import { startServer } from '#server/start/start-server.ts';
import { testConfig } from '#tests/support/app.ts';

const FOLDER = 'test-results/pictures';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const VIEWPORT = { width: 390, height: 844 };
/** How long a viewer needs to see a new screen, in milliseconds. */
const LOOK_MS = 1_500;

interface Picture {
  readonly data: string;
  /** Milliseconds since the film began. */
  readonly at: number;
}

/** Films the first minute of a new store, from the install to the published survey, as WebM. */
export async function filmFirstMinute(browser: Browser): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'askwell-film-'));
  const server = await startServer(testConfig({ DATA_DIR: folder, PORT: '0', DEV_STORE_PORT: '0' }), {
    root: ROOT,
  });
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(`${server.devStoreUrl}/admin/apps`);
    const pictures = await watch(page, () => walk(page, server.devStoreUrl ?? ''));
    const film = await render(await context.newPage(), pictures);
    await writeFile(`${FOLDER}/first-minute.webm`, film);
    process.stdout.write(`${FOLDER}/first-minute.webm: ${film.length} bytes, ${pictures.length} pictures\n`);
  } finally {
    await context.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function walk(page: Page, storeUrl: string): Promise<void> {
  // Time passes: a viewer looks at the screen.
  const look = (): Promise<void> => page.waitForTimeout(LOOK_MS);
  await look();
  await page.getByRole('link', { name: 'Install' }).click();
  await page.getByRole('button', { name: 'Install app' }).waitFor();
  await look();
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(/\/admin\/apps\/askwell/);
  const app = page.frame('app-frame') as Frame;
  await app.getByText('The channels they name').waitFor();
  await look();
  await app.getByRole('button', { name: 'How do people find me?' }).click();
  await app.getByText('How did you first hear about us?').waitFor();
  await look();
  await app.getByRole('button', { name: 'Looks good' }).click();
  await app.getByRole('heading', { name: 'Where should it ask?' }).waitFor();
  await look();
  await page.context().request.post(`${storeUrl}/admin/editor`, {
    form: { place: 'checkout', on: 'yes' },
    headers: { origin: storeUrl },
  });
  await app.getByText('Switched on').waitFor();
  await look();
  await app.getByRole('button', { name: 'Publish' }).click();
  await app.getByText('Waiting for the first answer').waitFor();
  await look();
}

/** What the browser draws while the work is done. */
async function watch(page: Page, work: () => Promise<void>): Promise<Picture[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  const began = Date.now();
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push({ data, at: Date.now() - began });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  await work();
  await session.send('Page.stopScreencast');
  return pictures;
}

/** The browser itself makes the film: it draws the pictures at their times and records them. */
async function render(page: Page, pictures: readonly Picture[]): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ given, size }) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(25), { videoBitsPerSecond: 1_500_000 });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const ended = new Promise((resolve) => (recorder.onstop = resolve));
      recorder.start();
      const began = performance.now();
      for (const { data, at } of given) {
        const image = new Image();
        image.src = `data:image/jpeg;base64,${data}`;
        await image.decode();
        const wait = at - (performance.now() - began);
        // Time passes: the film plays as fast as it was taken.
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        context?.drawImage(image, 0, 0, size.width, size.height);
      }
      recorder.stop();
      await ended;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { given: pictures, size: VIEWPORT },
  );
  return Buffer.from(encoded, 'base64');
}
