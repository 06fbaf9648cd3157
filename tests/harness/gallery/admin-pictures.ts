import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Frame, Page } from 'playwright-core';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import type { BenchProduct } from '#tests/harness/bench/support/bench-product.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { refusedWords } from '#tests/lint/refused-words.ts';
import { refuse, startReceiver } from '#tests/support/webhook-receiver.ts';

export const FOLDER = 'test-results/pictures';
const WIDTHS = [
  { width: 390, height: 1_400 },
  { width: 1280, height: 1_100 },
];
const SURVEY = { surveyId: 'admin-pictures', templateId: 'post-purchase-attribution' };
const DRAFT = { surveyId: 'admin-draft', templateId: 'order-satisfaction' };
const SPLIT = { surveyId: 'admin-split', templateId: 'attribution-order-test' };

export interface Shot {
  readonly name: string;
  readonly path: string;
  /** Buttons, tabs or items of a menu to press before the picture. */
  readonly press?: readonly string[];
}

const builder = `/builder/${SURVEY.surveyId}`;
const delivery = `/surveys/delivery/${SURVEY.surveyId}`;
const answers = `/surveys/analytics/${SURVEY.surveyId}`;

/** Every screen of the admin, and the parts of the larger ones. */
const SHOTS: readonly Shot[] = [
  { name: 'surveys', path: '' },
  { name: 'create', path: '', press: ['Create survey'] },
  { name: 'builder', path: builder },
  { name: 'builder-thanks', path: builder, press: ['More', 'Thank-you screen'] },
  { name: 'builder-map', path: builder, press: ['More', 'Path map'] },
  { name: 'builder-translations', path: builder, press: ['More', 'Translations'] },
  { name: 'builder-split-test', path: `/builder/${SPLIT.surveyId}`, press: ['More', 'Compare two versions'] },
  { name: 'builder-details', path: builder, press: ['More', 'Name and description'] },
  { name: 'builder-versions', path: builder, press: ['More', 'History'] },
  { name: 'builder-publish', path: `/builder/${DRAFT.surveyId}`, press: ['Publish'] },
  { name: 'scratch', path: '/surveys/scratch' },
  { name: 'store-places', path: delivery },
  { name: 'store-audience', path: delivery, press: ['All customers'] },
  { name: 'store-timing', path: delivery, press: ['from now on'] },
  { name: 'answers', path: answers },
  { name: 'answers-responses', path: answers, press: ['Responses'] },
  { name: 'answers-more', path: `${answers}?tab=more` },
  { name: 'answers-compare', path: `${answers}?tab=more&figures=compare` },
  { name: 'answers-orders', path: `${answers}?tab=more&figures=money` },
  { name: 'answers-who', path: `${answers}?tab=more&figures=sample` },
  { name: 'answers-channels', path: `${answers}?tab=more&figures=channels` },
  { name: 'templates', path: '/surveys/templates' },
  { name: 'template-nps', path: '/surveys/templates/mnps' },
  { name: 'template-editor', path: `/template/${SURVEY.templateId}` },
  { name: 'settings', path: '/settings' },
  { name: 'settings-look', path: '/settings/look' },
  { name: 'settings-people', path: '/settings/people' },
  { name: 'settings-plan', path: '/settings/plan' },
  { name: 'settings-channels', path: '/settings/channels' },
  { name: 'settings-developers', path: '/settings/developers' },
  { name: 'connections', path: '/settings/connections' },
  { name: 'connections-add', path: '/settings/connections', press: ['Add a connection'] },
  { name: 'activity', path: '/settings/activity' },
  { name: 'plans', path: '/billing-plans' },
  { name: 'help', path: '/help' },
  { name: 'methods', path: '/help/methods' },
  { name: 'book-a-call', path: '/book-a-call' },
  { name: 'not-found', path: '/no/such/screen' },
];

/** Takes pictures of all screens at both widths, inside the admin of a store on Pro, and checks their words. */
export async function takeAdminPictures(browser: Browser, product: BenchProduct): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const { appUrl, storeUrl, merchant } = product;
  const accepting = await startReceiver();
  const refusing = await startReceiver(refuse(503));
  try {
    const alone = await browser.newContext({ storageState: merchant });
    const page = await alone.newPage();
    await page.goto(`${appUrl}/settings`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await addConnection(page, 'Warehouse', accepting.url);
    await addConnection(page, 'Ticket desk', refusing.url);
    await fillStore(page, storeUrl);
    await alone.close();
    for (const viewport of WIDTHS) await takeFramed(browser, { storeUrl, merchant }, viewport, SHOTS);
  } finally {
    await Promise.all([accepting.close(), refusing.close()]);
  }
}

const addConnection = (page: Page, name: string, url: string) =>
  fetchFromApi(page, 'POST', '/connections', {
    ...{ name, url, events: ['response.completed', 'response.low_score'] },
    ...{ surveyIds: [], answerFilter: null },
  });

/** Takes pictures of what is in sight at this size, framed in the store's admin, and examines its words. */
export async function takeFramed(
  browser: Browser,
  { storeUrl, merchant }: Pick<BenchProduct, 'storeUrl' | 'merchant'>,
  viewport: { readonly width: number; readonly height: number },
  shots: readonly Shot[],
): Promise<void> {
  const context = await browser.newContext({ viewport, storageState: merchant, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const base = `${storeUrl}/admin/apps/askwell`;
  for (const shot of shots) await take(page, base, shot, viewport.width);
  await context.close();
}

/** Creates a published survey with answers, a draft, and a draft with two versions. */
async function fillStore(page: Page, storeUrl: string): Promise<void> {
  const { revision } = await fetchFromApi<{ revision: number }>(page, 'POST', '/surveys', SURVEY);
  const placements = [
    { type: 'thank_you' },
    { type: 'popup', pages: { kinds: [], paths: [] }, trigger: { type: 'immediately' } },
    { type: 'embedded' },
    { type: 'hosted' },
  ];
  await fetchFromApi(page, 'PUT', `/surveys/${SURVEY.surveyId}/delivery`, {
    delivery: { ...DEFAULT_DELIVERY, placements },
  });
  await fetchFromApi(page, 'POST', `/surveys/${SURVEY.surveyId}/publish`, { draftRevision: revision });
  await fetchFromApi(page, 'POST', '/surveys', DRAFT);
  await fetchFromApi(page, 'POST', '/surveys', SPLIT);
  await page.goto(`${storeUrl}/admin/shoppers`);
  await page.getByLabel('How many').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Send them' }).click();
  await page.getByRole('heading', { name: 'They have been here' }).waitFor({ timeout: 300_000 });
}

async function take(
  page: Page,
  base: string,
  { name, path, press = [] }: Shot,
  width: number,
): Promise<void> {
  await page.goto(base + path);
  await page.waitForFunction(() => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame');
  const app = page.frame('app-frame');
  if (app === null) throw new Error(`${name}: the admin shows no app.`);
  await app.locator('h1:visible, h2:visible').first().waitFor();
  for (const each of press) {
    await app
      .getByRole('button', { name: each, exact: true })
      .or(app.getByRole('tab', { name: each, exact: true }))
      .or(app.getByRole('menuitem', { name: each, exact: true }))
      .first()
      .click();
  }
  await settle(page, app);
  await writeFile(`${FOLDER}/${name}-${width}.png`, await page.screenshot({ animations: 'disabled' }));
  const refused = refusedWords(await app.locator('body').innerText());
  if (refused.length > 0) throw new Error(`${name}: ${JSON.stringify(refused)}`);
  process.stdout.write(`${FOLDER}/${name}-${width}.png\n`);
}

/** Until nothing on the screen loads any more. */
async function settle(page: Page, app: Frame): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await app.waitForFunction(() => document.querySelector('[aria-busy=true]') === null, null, {
    timeout: 30_000,
  });
}
