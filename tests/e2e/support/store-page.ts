import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import type { PopupPlacement } from '#shared/delivery/delivery.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { openPage } from '#tests/support/browser.ts';
import { openSurveyApp, publishSurvey } from './open-survey-app.ts';
import { servePages } from './two-sites.ts';

const DEFINITION = survey(
  question('single_select', 'q1', { text: 'What brought you here?', options: ['A friend', 'A search'] }),
);
const POPUP: PopupPlacement = {
  type: 'popup',
  pages: { kinds: [], paths: [] },
  trigger: { type: 'immediately' },
};

export const PHONE = { width: 390, height: 844 };

interface PageParts {
  /** The page's language; English when left out. */
  readonly language?: string;
  readonly head?: string;
  readonly body?: string;
  readonly policy?: string;
}

type Placed = Partial<PopupPlacement> | { type: 'embedded' };

/** Opens a store page that the test wrote, with the store's script and a survey for it. */
export async function openStorePage(
  placement: Placed | readonly Placed[] = {},
  definition: SurveyDefinition = DEFINITION,
  app = openSurveyApp(),
) {
  const { url, deps } = await app;
  const published = await publishSurvey(deps, definition);
  const placements = [placement].flat().map((one) => ({ ...POPUP, ...one }));
  const delivery = { placements };
  await deps.database.query(`UPDATE surveys SET delivery = $2 WHERE store_id = $1`, [
    published.store.storeId,
    delivery,
  ]);
  const script = url + STORE_SCRIPT_PATH.replace('{shop}', published.store.shop);
  let parts: PageParts = {};
  const address = await servePages('localhost', (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (parts.policy) response.setHeader('content-security-policy', parts.policy);
    response.end(`<!doctype html><html lang="${parts.language ?? 'en'}"><title>A store</title><link rel="icon" href="data:,">
      ${parts.head ?? ''}<script async src="${script}" data-template="product" data-consent="yes"></script>
      <main><h1>A lamp</h1>${parts.body ?? ''}</main></html>`);
  });
  return { ...published, deps, url, address, show: (now: PageParts) => (parts = now) };
}

export const surveyOn = (page: Page) => page.locator('askwell-survey');

export async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A friend' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
}

/** Expects the card where it belongs on a page with this style sheet, and answers in it. */
export async function expectCardOnPhone(css: string): Promise<void> {
  const { address, show, responses } = await openStorePage();
  show({ head: `<style>${css}</style>` });
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(address);
  await surveyOn(page).waitFor();
  const box = (await page.locator('askwell-card').boundingBox())!;
  expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 390, 844]);
  expect(box.height).toBeLessThanOrEqual(0.4 * PHONE.height + 1);
  const option = (await page.locator('askwell-survey .option').first().boundingBox())!;
  expect(option.height).toBe(44);
  await answer(page);
  await expect.poll(responses).toMatchObject([{ isComplete: true }]);
}
