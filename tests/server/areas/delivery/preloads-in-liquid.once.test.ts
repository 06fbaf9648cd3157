import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  presentPreloads,
  PRELOADS_BYTES,
  type Preloads,
} from '#server/areas/delivery/preloads/present-preloads.ts';
import { openThemeExtension } from '#server/dev-store/storefront/theme-extension.ts';
import { openStateStore } from '#server/dev-store/store/state-store.ts';
import type { DevStoreDeps } from '#server/dev-store/deps.ts';
import type { PageKind, PopupPlacement } from '#shared/delivery/delivery.ts';
import type { ManifestSurvey } from '#shared/delivery/manifest.ts';
import { targetsPage } from '#shared/delivery/page-target.ts';
import { surveyLanguage } from '#shared/delivery/survey-language.ts';
import { chooseLanguage } from '#shared/survey/choose-language.ts';
import { buildManifest, buildManifestSurvey } from '#tests/shared/delivery/build.ts';

const SHOW = 'https://surveys.example/store/files/show.js';
const extension = openThemeExtension('web/extensions/theme');

const presented = (...surveys: ManifestSurvey[]) =>
  presentPreloads('https://surveys.example', { manifest: buildManifest(surveys), showFile: SHOW });

const popup = (given: Partial<PopupPlacement> = {}): PopupPlacement => ({
  type: 'popup',
  pages: { kinds: [], paths: [] },
  trigger: { type: 'immediately' },
  ...given,
});

interface Page {
  readonly pageType: string;
  readonly path: string;
  readonly locale?: string;
}

/** The addresses that the theme's embed preloads on a page. */
function preloadedOn(preloads: Preloads, { pageType, path, locale = 'en' }: Page): string[] {
  const stateStore = openStateStore(null);
  const metafield = { namespace: 'askwell', key: 'preloads', value: JSON.stringify(preloads) };
  stateStore.state.installation = {
    ...{ installedAt: 0, scopes: [], token: null, subscriptions: [] },
    metafields: [{ ...metafield, type: 'json' }],
  };
  const visit = {
    shopper: { type: 'new', country: 'US' },
    consent: null,
    cart: { token: 't', quantities: {} },
  } as const;
  const options = { host: 'shop.test', app: { url: 'https://surveys.example' } };
  const deps = { options, stateStore } as unknown as DevStoreDeps;
  const { markup } = extension.embed(deps, { visit, pageType, path, locale });
  return [...markup.matchAll(/<link [^>]* href="([^"]*)"/g)].map(([, href = '']) => href);
}

const KINDS: Readonly<Record<string, PageKind>> = {
  index: 'home',
  product: 'product',
  collection: 'collection',
  cart: 'cart',
  page: 'other',
  'customers/login': 'other',
};

const anyPath = fc
  .array(fc.constantFrom('/', 'a', 'b', '.'), { maxLength: 4 })
  .map((parts) => `/${parts.join('')}`);
/** Patterns as a merchant writes them, with a star at the end or without one. */
const anyPattern = fc.tuple(anyPath, fc.constantFrom('', '*')).map(([path, star]) => path + star);

it('preloads on exactly the pages where a card may show', () => {
  fc.assert(
    fc.property(
      fc.subarray(['home', 'product', 'cart', 'other'] as PageKind[]),
      fc.array(fc.oneof(anyPattern, fc.constant('*')), { maxLength: 2 }),
      fc.constantFrom(...Object.keys(KINDS)),
      anyPath,
      (kinds, paths, pageType, path) => {
        const pages = { kinds, paths };
        const preloads = presented(buildManifestSurvey({ delivery: { placements: [popup({ pages })] } }));
        const isPreloaded = preloadedOn(preloads, { pageType, path }).length > 0;
        expect(isPreloaded).toBe(targetsPage(pages, { kind: KINDS[pageType]!, path }));
      },
    ),
    { numRuns: 300 },
  );
});

const anyTag = fc.constantFrom('en', 'en-GB', 'pt', 'pt-BR', 'pt-PT', 'de', 'DE-at', 'ja');

it('preloads the definition that the store’s script requests in the page’s language', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyTag, { minLength: 1, maxLength: 4 }), anyTag, (written, locale) => {
      const [language = '', ...others] = written;
      const survey = buildManifestSurvey({
        language: { tag: language, file: null },
        translations: others.map((tag) => ({ tag, file: `/messages/${tag}` })),
        delivery: { placements: [popup()] },
      });
      const chosen = surveyLanguage(survey, [locale], 'visitor');
      const isWritten = chooseLanguage(written, [locale]) !== undefined;
      const expected = isWritten ? [chosen.definitionUrl, chosen.language.file].filter(Boolean) : [];
      const preloaded = preloadedOn(presented(survey), { pageType: 'index', path: '/', locale });
      expect(preloaded).toEqual([...expected, SHOW]);
    }),
    { numRuns: 300 },
  );
});

it('preloads the modules that the first question needs', () => {
  const openingFiles = ['https://surveys.example/stars.js', 'https://surveys.example/pictures.js'];
  const survey = buildManifestSurvey({ openingFiles, delivery: { placements: [popup()] } });
  const [, ...preloaded] = preloadedOn(presented(survey), { pageType: 'index', path: '/' });
  expect(preloaded).toEqual([...openingFiles, SHOW]);
});

it.each([
  ['that waits for its trigger', { placements: [popup({ trigger: { type: 'delay', seconds: 5 } })] }],
  ['on the thank-you page and on its own page', { placements: [{ type: 'thank_you' }, { type: 'hosted' }] }],
  ['that few visitors see', { placements: [popup()], samplePercent: 49 }],
  [
    'for a pattern that Liquid cannot match',
    { placements: [popup({ pages: { kinds: [], paths: ['/a*b'] } })] },
  ],
] as const)('preloads no survey %s', (_which, delivery) => {
  const preloads = presented(buildManifestSurvey({ delivery }));
  expect(preloadedOn(preloads, { pageType: 'index', path: '/a/b' })).toEqual([]);
});

it('preloads no survey that is full', () => {
  const survey = buildManifestSurvey({ full: true, delivery: { placements: [popup()] } });
  expect(presented(survey).surveys).toEqual([]);
});

it('keeps the best-ranked surveys within the size limit', () => {
  const paths = Array.from({ length: 10 }, (_, at) => `/pages/${'x'.repeat(40)}${at}`);
  const pages = { kinds: [], paths };
  const surveys = Array.from({ length: 100 }, (_, at) =>
    buildManifestSurvey({
      surveyId: `survey-${at}`,
      delivery: { placements: [popup({ pages })], priority: at },
    }),
  );
  const preloads = presented(...surveys);
  const bytes = Buffer.byteLength(JSON.stringify(preloads));
  expect(bytes).toBeLessThanOrEqual(PRELOADS_BYTES);
  expect(bytes).toBeGreaterThan(PRELOADS_BYTES - 1_000);
  expect(preloads.surveys[0]?.code).toBe('survey-99');
});
