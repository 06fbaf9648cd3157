import type { Request, Response } from 'express';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { plainRoute, type PlainRoute } from '../http/plain-route.ts';
import { FILES_PATH, readBuiltFile } from './built-files.ts';

/** What stores' pages and the surveys' own pages load. */
export function storefrontPlainRoutes(deps: Pick<Deps, 'config'>): PlainRoute[] {
  return [
    plainRoute({
      name: 'surveyFile',
      method: 'GET',
      path: `${FILES_PATH}/{name}`,
      guard: 'none',
      rate: 'collect',
      crossOrigin: true,
      handle: (request, response) => sendFile(deps, request, response),
    }),
  ];
}

async function sendFile({ config }: Pick<Deps, 'config'>, request: Request, response: Response) {
  const name = String(request.params['name']);
  const content = await readBuiltFile(config, name);
  if (content === null) throw new AppError('NOT_FOUND');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.type(name.endsWith('.css') ? 'css' : 'js').send(content);
}
