import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import { startBenchProduct, type BenchProduct } from '#tests/harness/bench/support/bench-product.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { CHROMIUM_FLAGS } from '#tests/support/chromium-flags.ts';
import { findChromium, NO_CHROMIUM } from '#tests/support/chromium.ts';
import { takeAdminPictures } from './admin-pictures.ts';
import { takeAnalyticsPictures } from './analytics-pictures.ts';
import { choosePro } from './choose-pro.ts';
import { filmFirstMinute } from './film.ts';
import { takeSurveyPictures } from './survey-pictures.ts';
import { takeTenSeconds } from './ten-seconds.ts';

/**
 * Takes the pictures of the READMEs: of each kind of question, and of the built product a survey's results in the admin
 * and its card on a store's page. Then every screen of the admin at two widths and a film of the first minute, into
 * `test-results/pictures`. The argument `surveys` takes the pictures of questions only, `admin` the admin's only, `readme`
 * the two of the README. Two arguments take other pictures instead: `ten-seconds` what is in sight on the Analytics pages
 * of five made-up stores; `analytics` each chart with 3, 30, 300 and 20,000 made responses at three widths, or with
 * `--only=funnel-390` those whose names contain that.
 */
const FOLDER = fileURLToPath(new URL('../../../.github/pictures', import.meta.url));
const MAX_BYTES = 120_000;
const SURVEY = { surveyId: 'pictures', templateId: 'post-purchase-attribution' };
const POPUP = { type: 'popup', pages: { kinds: [], paths: [] }, trigger: { type: 'immediately' } };
const VIEWPORT = { width: 1280, height: 860 };

const [wanted] = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const browser = await startBrowser();
try {
  if (wanted === 'analytics') await takeAnalyticsPictures(browser);
  else if (wanted === 'ten-seconds') await takeTenSeconds(browser);
  else await takeUsualPictures();
} finally {
  await browser.close();
}

async function takeUsualPictures(): Promise<void> {
  if (wanted !== 'admin' && wanted !== 'readme') await takeSurveyPictures(browser, FOLDER);
  if (wanted !== 'surveys') await takeProductPictures(browser);
}

async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
}

async function takeProductPictures(from: Browser): Promise<void> {
  const product = await startBenchProduct(from, undefined, { CONNECTIONS_LOOPBACK: 'on' });
  try {
    await startPro(from, product);
    if (wanted !== 'admin') await takePictures(from, product);
    if (wanted !== 'readme') await takeAdminPictures(from, product);
  } finally {
    await product.close();
  }
  if (wanted !== 'readme') await filmFirstMinute(from);
}

async function startPro(from: Browser, { appUrl, merchant }: BenchProduct): Promise<void> {
  const context = await from.newContext({ storageState: merchant });
  await choosePro(await context.newPage(), appUrl);
  await context.close();
}

async function takePictures(from: Browser, { appUrl, storeUrl, merchant }: BenchProduct): Promise<void> {
  const admin = await from.newContext({ viewport: VIEWPORT, storageState: merchant, locale: 'en-US' });
  const page = await admin.newPage();
  await page.goto(`${appUrl}/settings`);
  await publishSurvey(page);
  await addToTheme(page, storeUrl);
  await sendShoppers(page, storeUrl);
  await page.goto(`${appUrl}/surveys/analytics/${SURVEY.surveyId}`);
  await page.getByRole('heading', { name: 'How did you first hear about us?' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await keep(page, 'answers');
  await admin.close();

  const shop = await from.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const shopper = await shop.newPage();
  await shopper.goto(`${storeUrl}/store/products/glass-teapot`);
  await shopper.locator('askwell-card').waitFor();
  await shopper.waitForLoadState('networkidle');
  await keep(shopper, 'card');
  await shop.close();
}

async function publishSurvey(page: Page): Promise<void> {
  const { revision } = await fetchFromApi<{ revision: number }>(page, 'POST', '/surveys', SURVEY);
  const delivery = { ...DEFAULT_DELIVERY, placements: [POPUP] };
  await fetchFromApi(page, 'PUT', `/surveys/${SURVEY.surveyId}/delivery`, { delivery });
  await fetchFromApi(page, 'POST', `/surveys/${SURVEY.surveyId}/publish`, { draftRevision: revision });
}

async function addToTheme(page: Page, storeUrl: string): Promise<void> {
  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('button', { name: 'Add it to the theme' }).click();
  await page.getByRole('button', { name: 'Leave it out' }).waitFor();
}

async function sendShoppers(page: Page, storeUrl: string): Promise<void> {
  await page.goto(`${storeUrl}/admin/shoppers`);
  await page.getByLabel('How many').selectOption('600');
  await page.getByRole('button', { name: 'Send them' }).click();
  await page.getByRole('heading', { name: 'They have been here' }).waitFor({ timeout: 300_000 });
}

async function keep(page: Page, name: string): Promise<void> {
  const path = join(FOLDER, `${name}.png`);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(path);
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes, more than ${MAX_BYTES}.`);
  process.stdout.write(`${path}: ${size} bytes\n`);
}
