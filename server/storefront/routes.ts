import type { Request, Response } from 'express';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { BuiltFiles } from '../http/built-files.ts';
import { plainRoute, type PlainRoute } from '../http/plain-route.ts';
import { STORE_SCRIPT_PATH } from '../platform/settings.ts';
import { validShopHost } from '../platform/shop-host.ts';
import { FILES_PATH, storefrontFolder, surveyFilesFolder } from './built-files.ts';
import { createStoreScripts, type StoreScripts } from './store-scripts.ts';

type StorefrontDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'log' | 'newId'>;

/** What stores' pages and the surveys' own pages load. */
export function storefrontPlainRoutes(deps: StorefrontDeps): PlainRoute[] {
  const folders = [surveyFilesFolder, storefrontFolder].map((folder) => new BuiltFiles(folder(deps.config)));
  const scripts = createStoreScripts(deps);
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
      handle: (request, response) => sendScript(deps, scripts, request, response),
    }),
  ];
}

/** Any page may ask; a shop that has no surveys here gets a script that does nothing, not an error in its console. */
const NOTHING = { text: '// No surveys here.\n', etag: '"nothing"' };

async function sendScript(
  { config }: StorefrontDeps,
  scripts: StoreScripts,
  request: Request,
  response: Response,
): Promise<void> {
  const shop = validShopHost(request.params['shop'], config);
  const { text, etag } = (shop === null ? null : await scripts.get(shop)) ?? NOTHING;
  response.setHeader('Cache-Control', 'public, max-age=30, stale-while-revalidate=600');
  response.setHeader('ETag', etag);
  if (request.get('if-none-match') === etag) response.status(304).end();
  else response.type('js').send(text);
}
