import { AppError } from '#shared/errors.ts';
import type { Deps } from '../deps.ts';
import { plainRoute, type PlainRoute } from '../http/plain-route.ts';
import { BuiltFiles } from '../http/built-files.ts';
import { FILES_PATH, surveyFilesFolder } from './built-files.ts';

/** What stores' pages and the surveys' own pages load. */
export function storefrontPlainRoutes(deps: Pick<Deps, 'config'>): PlainRoute[] {
  const files = new BuiltFiles(surveyFilesFolder(deps.config));
  return [
    plainRoute({
      name: 'surveyFile',
      method: 'GET',
      path: `${FILES_PATH}/{name}`,
      guard: 'none',
      rate: 'collect',
      crossOrigin: true,
      handle: async (request, response) => {
        if (!(await files.send(request, response, String(request.params['name']))))
          throw new AppError('NOT_FOUND');
      },
    }),
  ];
}
