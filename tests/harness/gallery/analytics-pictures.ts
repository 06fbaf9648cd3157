import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Frame, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { startBenchProduct, type BenchProduct } from '#tests/harness/bench/support/bench-product.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { startPostgres } from '#tests/support/global-postgres.ts';
import { createTestDatabase } from '#tests/support/postgres-databases.ts';
import { countResponses, storeResponses, storeSilentOrders, surveyOfAllTypes } from './analytics-answers.ts';
import { choosePro } from './choose-pro.ts';
import { openDatabase } from '#server/kernel/database/open-database.ts';

const FOLDER = 'test-results/pictures/analytics';
const SIZES = [3, 30, 300, 20_000];
const WIDTHS = [320, 390, 1_280];
/** As high as the longest tab on a phone, because a picture of a frame's part ends with the window. */
const HEIGHT = 5_200;
const SILENT_ORDERS = 6_000;

interface Shot {
  readonly name: string;
  /** The parameters of the address. */
  readonly at: string;
  readonly part: (app: Frame) => Locator;
  /** Buttons of the part to press before the picture, if they are there. */
  readonly press?: readonly string[];
}

const EVERYTHING = 'range=all';
const card = (title: string) => (app: Frame) => app.getByRole('region', { name: title, exact: true });
const wholeQuestion = (app: Frame) => app.getByRole('dialog').locator('section').first();
const question = (meaningId: string) => ({ at: `${EVERYTHING}&question=${meaningId}`, part: wholeQuestion });
const FIGURES = 'range=all&tab=more';
const panel = (app: Frame) => app.getByRole('tabpanel');

const SHOTS: readonly Shot[] = [
  {
    name: 'findings',
    at: EVERYTHING,
    part: (app) => app.locator('[role=tabpanel] > section, [role=tabpanel] > div').first(),
  },
  {
    name: 'shares',
    ...question('source'),
    press: ['What people wrote beside Other'],
  },
  { name: 'several', ...question('doubts') },
  { name: 'rating', ...question('stars'), press: ['Over time'] },
  { name: 'nps', ...question('nps'), press: ['Over time'] },
  { name: 'dropdown', ...question('who') },
  { name: 'number', ...question('cups') },
  { name: 'date', ...question('need') },
  { name: 'themes', ...question('words') },
  { name: 'trend', at: FIGURES, part: card('When do people answer?') },
  { name: 'funnel', at: FIGURES, part: card('Where do people leave?'), press: ['All 8 questions'] },
  { name: 'figures', at: 'range=last30&tab=more', part: card('Figures') },
  { name: 'trend-days', at: 'range=last30&period=day&tab=more', part: card('When do people answer?') },
  { name: 'compare', at: `${EVERYTHING}&tab=more&figures=compare`, part: panel },
  { name: 'periods', at: 'range=last90&tab=more&figures=compare&compare=previousPeriod', part: panel },
  { name: 'money', at: `${EVERYTHING}&tab=more&figures=money`, part: panel },
  { name: 'sample', at: `${EVERYTHING}&tab=more&figures=sample`, part: panel },
];

/** The pictures whose names contain what `--only=` says. */
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';

/** Takes each chart of the analytics with made responses: one sheet per chart and width, with the four sizes. */
export async function takeAnalyticsPictures(browser: Browser): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const postgres = await startPostgres({ isDurable: false });
  try {
    const url = await createTestDatabase(postgres.url, 'pictures');
    const product = await startBenchProduct(browser, undefined, { DATABASE_URL: url });
    try {
      await fillStore(browser, product, url);
      for (const width of WIDTHS) await takeWidth(browser, product, width);
    } finally {
      await product.close();
    }
  } finally {
    await postgres.stop();
  }
}

const surveyIdOf = (size: number) => `made-${size}`;

async function fillStore(browser: Browser, { appUrl, merchant }: BenchProduct, url: string): Promise<void> {
  const context = await browser.newContext({ storageState: merchant });
  const page = await context.newPage();
  await choosePro(page, appUrl);
  const database = await openDatabase({ engine: 'postgres', url });
  try {
    const [store] = await database.query<{ storeId: string }>('SELECT store_id FROM stores');
    const filled = { database, storeId: store?.storeId ?? '' };
    for (const size of SIZES) {
      const definition = surveyOfAllTypes(surveyIdOf(size), 'After the order');
      const { surveyId } = definition;
      const first = await fetchFromApi<{ revision: number }>(page, 'POST', '/surveys', { surveyId });
      const draft = { baseRevision: first.revision, saveId: surveyId, definition };
      const { revision } = await fetchFromApi<{ revision: number }>(
        page,
        'PUT',
        `/surveys/${surveyId}/draft`,
        draft,
      );
      await fetchFromApi(page, 'POST', `/surveys/${surveyId}/publish`, { draftRevision: revision });
      await storeResponses(filled, definition, size);
    }
    await storeSilentOrders(filled, SILENT_ORDERS);
    await countResponses(filled);
  } finally {
    await database.close();
    await context.close();
  }
}

async function takeWidth(browser: Browser, product: BenchProduct, width: number): Promise<void> {
  const wanted = SHOTS.filter(({ name }) => `${name}-${width}`.includes(only));
  if (wanted.length === 0) return;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    storageState: product.merchant,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const taken = new Map<string, Buffer[]>(wanted.map(({ name }) => [name, []]));
  for (const size of SIZES) {
    for (const at of new Set(wanted.map((shot) => shot.at))) {
      const app = await openAnalytics(page, product, `${surveyIdOf(size)}?${at}`);
      for (const shot of wanted.filter((each) => each.at === at)) {
        taken.get(shot.name)?.push(await takePart(app, shot));
      }
    }
  }
  for (const [name, pictures] of taken) await saveSheet(join(FOLDER, `${name}-${width}.png`), pictures);
  await context.close();
}

async function openAnalytics(page: Page, { storeUrl }: BenchProduct, address: string): Promise<Frame> {
  await page.goto(`${storeUrl}/admin/apps/askwell/surveys/analytics/${address}`);
  await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame');
  const app = page.frame('app-frame');
  if (app === null) throw new Error('The admin shows no app.');
  await app.getByRole('tabpanel').locator('section, p').first().hover();
  await settle(page, app);
  // The pointer would show a column's value.
  await app.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg [data-mark] { pointer-events: none }');
    document.adoptedStyleSheets = [sheet];
  });
  return app;
}

/** The part, or a note that this size does not have it. */
async function takePart(app: Frame, { part, press = [], name }: Shot): Promise<Buffer> {
  const shown = part(app).first();
  const isThere = await shown.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    process.stdout.write(`${name}: not there\n`);
    return sharp({ create: { width: 200, height: 40, channels: 3, background: '#fbb' } })
      .png()
      .toBuffer();
  }
  for (const each of press) {
    const button = shown.getByRole('button', { name: each, exact: true });
    if ((await button.count()) > 0) await button.click();
  }
  await settle(app.page(), app);
  return shown.screenshot({ animations: 'disabled' });
}

/** Until nothing on the screen loads any more. */
async function settle(page: Page, app: Frame): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await app.waitForFunction(() => document.querySelector('[aria-busy=true]') === null, null, {
    timeout: 30_000,
  });
}

const GAP = 24;
const PAPER = { r: 200, g: 204, b: 210, alpha: 1 };
/** Sheets stay about as wide as a screen: narrow pictures stand in one row, wide ones in two. */
const WIDEST = 2_000;

async function saveSheet(path: string, pictures: readonly Buffer[]): Promise<void> {
  const sized = await Promise.all(
    pictures.map(async (input) => {
      const { width, height } = await sharp(input).metadata();
      return { input, width, height };
    }),
  );
  const widest = Math.max(...sized.map(({ width }) => width)) + GAP;
  const columns = widest * sized.length <= WIDEST ? sized.length : 2;
  const rows = Array.from({ length: Math.ceil(sized.length / columns) }, (_, row) =>
    sized.slice(row * columns, (row + 1) * columns),
  );
  let top = GAP;
  const placed = rows.flatMap((row) => {
    const here = row.map(({ input }, column) => ({ input, left: GAP + column * widest, top }));
    top += Math.max(...row.map(({ height }) => height)) + GAP;
    return here;
  });
  await sharp({ create: { width: columns * widest + GAP, height: top, channels: 4, background: PAPER } })
    .composite(placed)
    .png()
    .toFile(path);
  process.stdout.write(`${path}\n`);
}
