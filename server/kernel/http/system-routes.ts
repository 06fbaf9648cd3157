import { API_BASE } from '#shared/api/base.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { openApiDocument } from '#server/kernel/pages/openapi.ts';
import { getStatus } from '#shared/api/system.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { plainRoute, type PlainRoute } from './plain-route.ts';
import { encodedText, sendEncoded } from './send-encoded.ts';
import { publicRoute } from './route.ts';
import { DAY_MS } from '#shared/durations.ts';
import { STORE_SCRIPT_PATH } from '../platform/settings.ts';

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

const CACHED_DAY = 'public, max-age=86400';
const CACHED_WEEK = 'public, max-age=604800';

/** The security contact has to be confirmed again within a year (RFC 9116). */
const CONTACT_DAYS = 180;

/** `web/admin/ui/favicon.svg` at 32 × 32 pixels, as a PNG of eight shades in an ICO file. */
const FAVICON = Buffer.from(
  'AAABAAEAICAAAAEABAAiAQAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAgAAAAIAQDAAAAgVRnxwAAABhQTFRFD1xcD1xcD1xcD1xcD1xcD1xcD1xcD1xc' +
    'J0uA1AAAAAd0Uk5TACRJbZK22wj/1mIAAACySURBVHjadZA9D4IwFEVLAV2bmNiVxERWdZCVwYTVjZWBhFUa5P59069Hn9EzcS9w+vqE+MHp4bmG3CHi' +
    'c0kZlSt68C8kMDLHDm9+xB5zkjIhNIYtS7S80DC8mDCzorSjpEWHhUkl8GSFxqpYMcG4wV6b8sJGb/xTDoy3oBzo+q1TQtGCDCktZ9h3hVc6DvbvJt1L' +
    'jYWUjgK4R2WcEaQMt/BHEzm+V92nSstxVbzIKvGPDztLRGHQoETDAAAAAElFTkSuQmCC',
  'base64',
);

/** The files that browsers, crawlers and security researchers look for at fixed addresses. */
function wellKnownRoutes({ config, clock }: Pick<Deps, 'config' | 'clock'>): PlainRoute[] {
  return [
    plainRoute({
      name: 'robots',
      method: 'GET',
      path: '/robots.txt',
      guard: 'none',
      handle: (_request, response) =>
        void response.set('Cache-Control', CACHED_DAY).type('text/plain').send(ROBOTS),
    }),
    plainRoute({
      name: 'favicon',
      method: 'GET',
      path: '/favicon.ico',
      guard: 'none',
      handle: (_request, response) =>
        void response.set('Cache-Control', CACHED_WEEK).type('image/x-icon').send(FAVICON),
    }),
    plainRoute({
      name: 'securityContact',
      method: 'GET',
      path: '/.well-known/security.txt',
      guard: 'none',
      handle: (_request, response) =>
        void response
          .set('Cache-Control', CACHED_DAY)
          .type('text/plain')
          .send(securityContact(config.app, clock())),
    }),
  ];
}

/**
 * Crawlers may not read the admin and the API. They may read hosted surveys, because otherwise they would not see
 * that these must not be indexed, and the files that survey pages and stores' pages load.
 */
const ROBOTS = `User-agent: *
Disallow: /
Disallow: ${API_BASE}/
Allow: /s/
Allow: ${STORE_SCRIPT_PATH.split('{', 1)[0]}
`;

function securityContact({ url, supportEmail }: { url: string; supportEmail: string }, now: number): string {
  const day = Math.floor(now / DAY_MS) + CONTACT_DAYS;
  return `Contact: mailto:${supportEmail}?subject=Security
Expires: ${new Date(day * DAY_MS).toISOString()}
Preferred-Languages: en
Canonical: ${url}/.well-known/security.txt
`;
}
