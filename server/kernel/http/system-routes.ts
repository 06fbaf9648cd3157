import { API_BASE } from '#shared/api/base.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { openApiDocument } from '#server/kernel/pages/openapi.ts';
import { getStatus } from '#shared/api/system.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { plainRoute } from './plain-route.ts';
import { encodedText, sendEncoded } from './send-encoded.ts';
import { publicRoute } from './route.ts';
import { wellKnownRoutes } from './well-known.ts';

/** Routes about the API itself, and the files at fixed addresses. */
export function systemRoutes(deps: Pick<Deps, 'config' | 'clock'>) {
  const document = encodedText(JSON.stringify(openApiDocument(CONTRACT)));
  return {
    routes: [publicRoute(getStatus, () => Promise.resolve({ status: 'ok' as const }))],
    plainRoutes: [
      ...wellKnownRoutes(deps),
      plainRoute({
        name: 'openapi',
        method: 'GET',
        path: `${API_BASE}/openapi.json`,
        guard: 'none',
        crossOrigin: true,
        handle: (request, response) => {
          response.setHeader('Cache-Control', 'public, max-age=300');
          return sendEncoded(request, response, { type: 'json', body: document });
        },
      }),
    ],
  };
}
