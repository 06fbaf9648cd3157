import { createDevStore } from '#server/dev-store/app.ts';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import type { Delivery } from '#shared/delivery/delivery.ts';
import type { AudienceFilter } from '#shared/audience/filters.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { openPage } from '#tests/support/browser.ts';
import { openSurveyAppWith, publishSurvey } from './open-survey-app.ts';
import { servePages } from './two-sites.ts';

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
  await installAsMerchant(storeUrl);
  return { url, deps, storeUrl, shop };
}

async function installAsMerchant(storeUrl: string): Promise<void> {
  const page = await openPage({ expectedProblems: [/./] });
  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('link', { name: 'Install' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(/\/admin\/apps\/askwell/);
  await page.goto(`${storeUrl}/admin/apps`);
  await page.getByRole('button', { name: 'Add it to the theme' }).click();
  await page.getByRole('button', { name: 'Leave it out' }).waitFor();
  await page.close();
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
