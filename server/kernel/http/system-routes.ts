import { API_BASE } from '#shared/api/base.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { openApiDocument } from '#shared/api/openapi.ts';
import { getStatus } from '#shared/api/system.ts';
import { plainRoute } from './plain-route.ts';
import { publicRoute } from './route.ts';

/** Routes about the API itself. */
export function systemRoutes() {
  const document = JSON.stringify(openApiDocument(CONTRACT));
  return {
    routes: [publicRoute(getStatus, () => Promise.resolve({ status: 'ok' as const }))],
    plainRoutes: [
      plainRoute({
        name: 'openapi',
        method: 'GET',
        path: `${API_BASE}/openapi.json`,
        guard: 'none',
        crossOrigin: true,
        handle: (_request, response) =>
          void response.set('Cache-Control', 'public, max-age=300').type('json').send(document),
      }),
    ],
  };
}
