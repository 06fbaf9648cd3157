import type { Request, Response } from 'express';
import { AppError } from '#shared/errors.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { createPlacementRecorder, type PlacementRecorder } from './placement-recorder.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { BuiltFiles } from '#server/kernel/http/built-files.ts';
import { encodedBody, encodedText, sendEncoded, type EncodedBody } from '#server/kernel/http/send-encoded.ts';
import { dropDocumentHeaders } from '#server/kernel/http/security-headers.ts';
import { plainRoute, type PlainRoute } from '#server/kernel/http/plain-route.ts';
import { STORE_MANIFEST_PATH, STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { validShopHost } from '#server/kernel/platform/shop-host.ts';
import { FILES_PATH, previousFilesFolder, storefrontFolder, surveyFilesFolder } from './built-files.ts';
import { createStoreScripts, type StoreScripts } from './store-scripts.ts';

type StorefrontDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'log' | 'newId'> & WithBilling;

/** The files that storefronts and hosted pages load. */
export function storefrontPlainRoutes(deps: StorefrontDeps): PlainRoute[] {
  const folders = [surveyFilesFolder, storefrontFolder, previousFilesFolder].map(
    (folder) => new BuiltFiles(folder(deps.config)),
  );
  const scripts = createStoreScripts(deps, (make) => encodedBody(() => Buffer.from(make())));
  const placements = createPlacementRecorder(deps);
  return [
    plainRoute({
      name: 'surveyFile',
      method: 'GET',
      path: `${FILES_PATH}/{name}`,
      guard: 'none',
      rate: 'collect',
      crossOrigin: true,
      handle: async (request, response) => {
        const name = String(request.params['name']);
        for (const files of folders) if (await files.send(request, response, name)) return;
        throw new AppError('NOT_FOUND');
      },
    }),
    plainRoute({
      name: 'storeScript',
      method: 'GET',
      path: STORE_SCRIPT_PATH,
      guard: 'none',
      rate: 'collect',
      crossOrigin: true,
      handle: (request, response) => sendScript({ ...deps, scripts, placements }, request, response),
    }),
    plainRoute({
      name: 'storeManifest',
      method: 'GET',
      path: STORE_MANIFEST_PATH,
      guard: 'none',
      rate: 'collect',
      crossOrigin: true,
      async handle(request, response) {
        const shop = validShopHost(request.params['shop'], deps.config);
        const script = shop === null ? null : await scripts.get(shop);
        if (script === null) throw new AppError('NOT_FOUND');
        // A checkout of this store requests it from a worker, which sends no referrer.
        if (request.query['at'] === 'thank-you')
          placements.recordScript(script.storeId, 'thank_you', siteOf(request));
        response.setHeader('Cache-Control', CACHED);
        await sendEncoded(request, response, { type: 'json', body: script.manifest });
      },
    }),
  ];
}

/**
 * A page trusts a copy for less than a minute, so that a paused survey disappears by then, whatever else the page knows.
 */
const CACHED = 'public, max-age=30, stale-while-revalidate=25';

/** A shop without surveys gets a script that does nothing, so that its console shows no error. */
const EMPTY_SCRIPT = encodedText('// No surveys here.\n');

async function sendScript(
  {
    config,
    scripts,
    placements,
  }: StorefrontDeps & { scripts: StoreScripts<EncodedBody>; placements: PlacementRecorder },
  request: Request,
  response: Response,
): Promise<void> {
  const shop = validShopHost(request.params['shop'], config);
  const script = shop === null ? null : await scripts.get(shop);
  if (script !== null && isOnPage(request)) {
    const placement = request.query['at'] === 'thank-you' ? 'thank_you' : 'popup';
    placements.recordScript(script.storeId, placement, siteOf(request));
  }
  dropDocumentHeaders(response);
  response.setHeader('Cache-Control', CACHED);
  await sendEncoded(request, response, { type: 'js', body: script?.script ?? EMPTY_SCRIPT });
}

/** Only a page that runs the script counts as a sighting; opening the script's address does not. */
function isOnPage(request: Request): boolean {
  const purpose = request.get('sec-fetch-dest');
  return purpose === undefined ? siteOf(request) !== '' : purpose === 'script';
}

/** The host of the requesting page, from the browser's headers; empty if they are missing. */
function siteOf(request: Request): string {
  const referrer = request.get('referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).host.slice(0, 253) : '';
}
