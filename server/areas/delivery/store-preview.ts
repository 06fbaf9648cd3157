import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import type { ManifestSurvey } from '#shared/delivery/manifest.ts';
import { chooseLanguage } from '#shared/survey/choose-language.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { picturesOf } from '#server/areas/surveys/definitions/pictures-of.ts';
import { STORE_PREVIEW } from '#shared/delivery/store-script.ts';
import { readAppearance } from '#shared/theme/appearance.ts';
import { readStoreStyle, STORE_LOOK } from '#shared/theme/store-style.ts';
import { shoppersDefinition } from '#server/areas/surveys/definitions/shoppers-definition.ts';
import type { Allowances } from '#server/areas/surveys/plan/plan-allowance.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
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

/** Returns an address of the store that shows the draft. */
export async function previewOnStore(
  { config, database, clock }: PreviewDeps,
  { storeId }: Session,
  { surveyId }: { surveyId: string },
): Promise<{ url: string; expiresAt: string }> {
  const { shop } = requireFound(await findDelivery(database, storeId, surveyId));
  const { token, expiresAt } = signPreview({ storeId, surveyId }, config.secrets.session, clock());
  const url = new URL(storefrontUrl(shop, config));
  url.searchParams.set(STORE_PREVIEW, token);
  return { url: url.href, expiresAt };
}

export interface StorePreview {
  readonly survey: ManifestSurvey;
  readonly definition: SurveyDefinition;
}

/**
 * Returns the draft for the store's page, in the first wanted language in which it is written. The token in the address
 * is the permission.
 */
export async function openStorePreview(
  { config, database, clock, allowances }: PreviewDeps & { readonly allowances: Allowances },
  token: string,
  wantedLanguages: readonly string[],
): Promise<StorePreview> {
  const named = readPreview(token, config.secrets.session, clock());
  if (named === null) throw previewExpired();
  const { storeId, surveyId } = named;
  const [store, row, appearance, draft, allowance] = await Promise.all([
    findStore(database, storeId),
    findDelivery(database, storeId, surveyId),
    findAppearance(database, storeId, surveyId),
    findDraft(database, storeId, surveyId),
    allowances.of(storeId),
  ]);
  if (!store?.isInstalled) throw previewExpired();
  const { publicId } = requireFound(row);
  const { revision, ...stored } = requireFound(draft);
  const definition = upgradeDefinition(stored.definition);
  const { language: ofStore } = readAppearance(requireFound(appearance));
  const written = [ofStore, ...Object.keys(definition.translations)];
  const language = chooseLanguage(written, wantedLanguages) ?? ofStore;
  const words = await messagesUrl(config, language);
  return {
    survey: {
      surveyId: publicId,
      version: previewVersionOf(revision),
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
