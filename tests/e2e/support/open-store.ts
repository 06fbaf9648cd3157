import type { Page } from 'playwright-core';
import { createDevStore } from '#server/dev-store/app.ts';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import type { Delivery } from '#shared/delivery/delivery.ts';
import type { AudienceFilter } from '#shared/audience/filters.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { approveInstall } from '#tests/support/install-app.ts';
import { openSurveyAppWith, publishSurvey } from './open-survey-app.ts';
import { servePages } from './two-sites.ts';

export const DEFINITION = survey(
  question('single_select', 'q1', { text: 'What brought you here?', options: ['A friend', 'A search'] }),
  question('text', 'q2', { text: 'Anything else?', isRequired: false }),
);

export const TEAPOT = '/store/products/glass-teapot';

type OpenStore = Awaited<ReturnType<typeof openStore>>;

/** Opens the app, and a store on another site that has it installed and its script on every page. */
export async function openStore() {
  const store: { answer?: Parameters<typeof servePages>[1] } = {};
  const storeUrl = await servePages('localhost', (request, response) => store.answer?.(request, response));
  const { url, deps } = await openSurveyAppWith({ DEV_STORE: 'on', DEV_STORE_URL: storeUrl });
  // A store of its own for each test, because the tests share a database.
  const shop = `juniper-${deps.newId()}.dev-store.test`;
  const { clientId } = deps.config.platform;
  store.answer = createDevStore({
    host: shop,
    origin: storeUrl,
    app: {
      name: 'Askwell',
      url,
      clientId,
      clientSecret: deps.config.secrets.platformApi[0],
      installPath: '/install',
      complianceWebhookPath: '/webhooks',
      storefrontScript: url + STORE_SCRIPT_PATH.replace('{shop}', shop),
    },
    assetsFolder: 'dist/web/dev-store',
    themeExtensionFolder: 'web/extensions/theme',
    dataFile: null,
    production: false,
    clock: Date.now,
    newId: deps.newId,
    log: deps.log,
  }).handler;
  const merchant = await approveInstall(storeUrl);
  await merchant.submit(`${storeUrl}/admin/embed`, { on: 'yes' });
  return { url, deps, storeUrl, shop };
}

export interface Attached {
  readonly delivery?: Partial<Delivery>;
  readonly audience?: readonly AudienceFilter[];
}

/** Publishes a survey of the installed store with this delivery. */
export async function attachSurvey(
  { deps, shop }: Pick<OpenStore, 'deps' | 'shop'>,
  definition: SurveyDefinition,
  attached: Attached,
) {
  const published = await publishSurvey(deps, definition, await findStoreByShop(deps.database, shop));
  const { store, survey } = published;
  await deps.database.query(
    `UPDATE surveys SET delivery = $3, audience = $4 WHERE store_id = $1 AND survey_id = $2`,
    [store.storeId, survey.surveyId, attached.delivery ?? {}, JSON.stringify(attached.audience ?? [])],
  );
  await deps.database.query(
    `UPDATE stores SET manifest_revision = manifest_revision + 1 WHERE store_id = $1`,
    [store.storeId],
  );
  return published;
}

/** Sets the shopper by the store's own switch. */
export async function shopAs(
  page: Page,
  storeUrl: string,
  who: { type?: string; country?: string; consent?: string },
) {
  const form = { type: 'new', country: 'US', basket: '', consent: 'yes', back: '/store/', ...who };
  const headers = { origin: storeUrl };
  await page.request.post(`${storeUrl}/store/shopper`, { form, headers });
}

export async function answerAll(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A friend' }).click();
  await page.getByRole('heading', { name: 'Anything else?' }).waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
}
