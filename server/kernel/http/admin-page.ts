import type { Request, RequestHandler } from 'express';
import { ROUTES } from '#shared/routes.ts';
import type { Config } from '#server/kernel/config/config.ts';
import { appBridgeUrl } from '#server/kernel/platform/app-bridge.ts';
import { clientConfigOf } from './client-config.ts';
import { earlyData } from './early-data.ts';
import { escapeHtml, jsonForHtml } from './escape.ts';
import { matchesPath } from './paths.ts';
import type { Pages } from './pages.ts';
import { contextOf } from './request-context.ts';
import { shopOf } from './security-headers.ts';

const PLACEHOLDER = '<!--askwell:head-->';
export const CLIENT_CONFIG_ELEMENT = 'askwell-config';

/** Serves the admin's single page for each of its routes. Any other address gets the same page with status 404. */
export function adminPage(config: Config, pages: Pages): RequestHandler {
  const patterns = Object.values(ROUTES);
  const clientConfig = clientConfigOf(config);
  return async function serveAdminPage(request, response, next) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const known = patterns.some((pattern) => matchesPath(pattern, request.path));
    if (!known && !asksForPage(request)) {
      next();
      return;
    }
    contextOf(request).route = known ? 'adminPage' : 'unknownPage';
    const html = await pages.adminHtml(request.originalUrl);
    const head = [
      ...bridgeTags(request, config),
      ...(known ? [earlyTag(request, clientConfig.bearerBase)] : []),
      `<script type="application/json" id="${CLIENT_CONFIG_ELEMENT}">${jsonForHtml(clientConfig)}</script>`,
    ].join('');
    // Whether App Bridge is included depends on the request, so that the page must not be cached.
    response.setHeader('Cache-Control', 'no-store');
    response.status(known ? 200 : 404).type('html');
    response.send(html.replace(PLACEHOLDER, () => head));
  };
}

function earlyTag(request: Request, base: string): string {
  const urls = earlyData(request.path, request.query).map((path) => base + path);
  return `<meta name="askwell:early" content="${escapeHtml(urls.join(' '))}">`;
}

/** A browser that navigates accepts text/html; a request for a script or an image does not. */
const asksForPage = (request: Request) =>
  (request.get('accept') ?? '').includes('text/html') && !/\.\w+$/.test(request.path);

/**
 * App Bridge must be the first script, classic and blocking: it reads the address before the app clears it. Outside
 * a frame it is left out.
 */
function bridgeTags(request: Request, config: Config): string[] {
  if (!isFramed(request)) return [];
  const bridge = appBridgeUrl(shopOf(request, config), config);
  return [
    `<meta name="shopify-api-key" content="${escapeHtml(config.platform.clientId)}">`,
    `<script src="${escapeHtml(bridge)}"></script>`,
  ];
}

/** Browsers send a header; for older browsers the platform adds a query parameter. */
function isFramed(request: Request): boolean {
  const destination = request.get('sec-fetch-dest');
  if (destination !== undefined) return destination === 'iframe';
  return request.query['embedded'] === '1' || request.query['host'] !== undefined;
}
