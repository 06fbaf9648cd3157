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

/** The admin's one page, for each of its screens; any other address gets it too, with the status 404. */
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
    // Whether the bridge is part of the page depends on how it was asked for; a copy must not serve both.
    response.setHeader('Cache-Control', 'no-store');
    response.status(known ? 200 : 404).type('html');
    response.send(html.replace(PLACEHOLDER, () => head));
  };
}

function earlyTag(request: Request, base: string): string {
  const urls = earlyData(request.path, request.query).map((path) => base + path);
  return `<meta name="askwell:early" content="${escapeHtml(urls.join(' '))}">`;
}

/** A browser that goes to an address says text/html; a script or an image that is missing does not. */
const asksForPage = (request: Request) =>
  (request.get('accept') ?? '').includes('text/html') && !/\.\w+$/.test(request.path);

/**
 * App Bridge has to be a classic script that blocks, before any other: it reads the address before the app
 * clears it. Outside a frame it would only be in the way.
 */
function bridgeTags(request: Request, config: Config): string[] {
  if (!isFramed(request)) return [];
  const bridge = appBridgeUrl(shopOf(request, config), config);
  return [
    `<meta name="shopify-api-key" content="${escapeHtml(config.platform.clientId)}">`,
    `<script src="${escapeHtml(bridge)}"></script>`,
  ];
}

/** Browsers say it in a header; the platform says it in the query too, for those that do not. */
function isFramed(request: Request): boolean {
  const destination = request.get('sec-fetch-dest');
  if (destination !== undefined) return destination === 'iframe';
  return request.query['embedded'] === '1' || request.query['host'] !== undefined;
}
