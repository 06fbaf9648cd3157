import type * as api from '#shared/api/delivery.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { DEFAULT_DELIVERY, type PageKind } from '#shared/delivery/delivery.ts';
import type { ManifestSurvey } from '#shared/delivery/manifest.ts';
import { chooseLanguage } from '#shared/survey/choose-language.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { picturesOf } from '#server/areas/surveys/definitions/pictures-of.ts';
import { STORE_PREVIEW } from '#shared/delivery/store-script.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { readStoreStyle, STORE_LOOK } from '#shared/theme/store-style.ts';
import { shoppersDefinition } from '#server/areas/surveys/definitions/shoppers-definition.ts';
import type { Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import { findHeading } from '#server/areas/surveys/survey-repository.ts';
import { findVersion } from '#server/areas/surveys/version-repository.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { isDevShop } from '#server/kernel/platform/shop-host.ts';
import { messagesUrl } from './storefront/built-files.ts';
import { findStore, mergeStoreLook } from '#server/areas/identity/stores/store-repository.ts';
import { presentAppearance, presentPictures } from './storefront/present-manifest.ts';
import { findDraft } from '#server/areas/surveys/draft-repository.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { upgradeDefinition } from '#server/areas/surveys/definitions/upgrade-definition.ts';
import { findDelivery, findAppearance } from './delivery-repository.ts';
import {
  previewExpired,
  readPreview,
  signPreview,
  previewVersionOf,
} from '#server/areas/surveys/preview/preview-token.ts';
import { storefrontUrl } from './store-links.ts';

type PreviewDeps = Pick<Deps, 'config' | 'database' | 'clock'>;

/** Returns an address of the store that shows the survey as `openStorePreview` gives it, on a page of this kind. */
export async function previewOnStore(
  { config, database, clock }: PreviewDeps,
  { storeId }: Session,
  { surveyId, page }: InputOf<typeof api.previewOnStore>,
): Promise<{ url: string; expiresAt: string }> {
  const { shop } = requireFound(await findDelivery(database, storeId, surveyId));
  const { token, expiresAt } = signPreview({ storeId, surveyId }, config.secrets.session, clock());
  const url = new URL(pagePath(shop, config, page), storefrontUrl(shop, config));
  url.searchParams.set(STORE_PREVIEW, token);
  return { url: url.href, expiresAt };
}

/** Every store has these pages. Which products it sells is not known here. */
function pagePath(shop: string, config: PreviewDeps['config'], page: PageKind | undefined): string {
  if (page === 'cart') return 'cart';
  return page === 'collection' && !isDevShop(shop, config) ? 'collections/all' : '';
}

export interface StorePreview {
  readonly survey: ManifestSurvey;
  readonly definition: SurveyDefinition;
}

/**
 * Returns the published version for the store's page, or the draft of a survey that was never published, in the first
 * wanted language in which it is written. The token in the address is the permission.
 */
export async function openStorePreview(
  { config, database, clock, allowances }: PreviewDeps & { readonly allowances: Allowances },
  token: string,
  wantedLanguages: readonly string[],
): Promise<StorePreview> {
  const named = readPreview(token, config.secrets.session, clock());
  if (named === null) throw previewExpired();
  const { storeId, surveyId } = named;
  const [store, row, appearance, shown, allowance] = await Promise.all([
    findStore(database, storeId),
    findDelivery(database, storeId, surveyId),
    findAppearance(database, storeId, surveyId),
    findShown(database, storeId, surveyId),
    allowances.of(storeId),
  ]);
  if (!store?.isInstalled) throw previewExpired();
  const { publicId } = requireFound(row);
  const { version, ...stored } = requireFound(shown);
  const definition = upgradeDefinition(stored.definition);
  const { language: ofStore } = readAppearance(requireFound(appearance));
  const written = [ofStore, ...Object.keys(definition.translations)];
  const language = chooseLanguage(written, wantedLanguages) ?? ofStore;
  const words = await messagesUrl(config, language);
  return {
    survey: {
      surveyId: publicId,
      version,
      definitionUrl: '',
      status: 'live',
      full: false,
      audience: [],
      delivery: DEFAULT_DELIVERY,
      ...presentAppearance(requireFound(appearance), store.settings[STORE_LOOK], allowance),
      ...presentPictures(
        {
          origin: config.app.url,
          appearance: requireFound(appearance),
          hasPictures: picturesOf(definition.questions).length > 0,
        },
        allowance,
      ),
      language: { tag: language, file: words === null ? null : config.app.url + words },
      translations: [],
    },
    definition: shoppersDefinition(definition, language),
  };
}

async function findShown(db: Queries, storeId: string, surveyId: string) {
  const liveVersion = (await findHeading(db, storeId, surveyId))?.liveVersion ?? null;
  if (liveVersion !== null) return findVersion(db, storeId, surveyId, liveVersion);
  const draft = await findDraft(db, storeId, surveyId);
  return draft && { version: previewVersionOf(draft.revision), definition: draft.definition };
}

/**
 * Keeps what the store's page looks like, as the browser that opened a preview drew it. The token in the address is the
 * permission. Surveys stay readable whatever the page sends, because their colours are checked when they are drawn.
 */
export async function savePageStyle(
  { config, database, clock }: PreviewDeps,
  token: string,
  sampled: unknown,
): Promise<void> {
  const named = readPreview(token, config.secrets.session, clock());
  if (named === null) throw previewExpired();
  const store = await findStore(database, named.storeId);
  if (!store?.isInstalled) throw previewExpired();
  const page = { readAt: new Date(clock()).toISOString(), style: readStoreStyle(sampled) };
  await mergeStoreLook(database, named.storeId, { page });
}
