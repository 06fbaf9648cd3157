import type { Request, RequestHandler } from 'express';
import { ROUTES } from '#shared/routes.ts';
import { type Config, EMBEDDED_BILLING_PATH } from '#server/kernel/config/config.ts';
import { appBridgeUrl } from '#server/kernel/platform/app-bridge.ts';
import { escapeHtml, jsonForHtml } from './escape.ts';
import { matchesPath } from './paths.ts';
import type { Pages } from './pages.ts';
import { contextOf } from './request-context.ts';
import { shopOf } from './security-headers.ts';
import type { ClientConfig } from '#shared/api/client-config.ts';
import { CALENDAR_PATH } from '#shared/booking.ts';
import { shopSuffixes } from '../platform/shop-host.ts';
import { getBillingCustomer } from '#shared/api/billing.ts';
import { getHome } from '#shared/api/home.ts';
import { getStoreDetails } from '#shared/api/store.ts';
import { getSurvey, listSurveys } from '#shared/api/surveys.ts';
import { SURVEY_FIRST_PAGE } from '#shared/api/values.ts';

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

/** The part of the configuration that the admin's page carries. It contains no secret. */
function clientConfigOf(config: Config): ClientConfig {
  return {
    appName: config.app.name,
    authBase: config.api.authBase,
    bearerBase: config.api.bearerBase,
    shopSuffixes: shopSuffixes(config),
    supportEmail: config.app.supportEmail,
    helpCentreUrl: config.app.helpCentreUrl,
    videoUrl: config.app.videoUrl,
    billing: {
      apiUrl: config.billing.embedded ? EMBEDDED_BILLING_PATH : config.billing.baseUrl,
      appId: config.billing.appId,
    },
    booking: config.booking && { calendarUrl: CALENDAR_PATH },
  };
}

/**
 * The first API calls of a screen, as paths below the API's base. The page's head lists them, so that they load
 * together with the code.
 */
function earlyData(path: string, query: object): string[] {
  return [getStoreDetails.path, getBillingCustomer.path, ...screenData(path, query)];
}

function screenData(path: string, query: object): string[] {
  // The browser computes the list's query from the address itself.
  const isPlain = !['page', 'status', 'search', 'sort'].some((name) => name in query);
  if (path === ROUTES.home && isPlain) {
    return [`${listSurveys.path}?page=${SURVEY_FIRST_PAGE}&search=`, getHome.path];
  }
  if (!matchesPath(ROUTES.builder, path)) return [];
  const surveyId = path.split('/').filter(Boolean).at(-1) ?? '';
  // Other characters cannot be part of a survey id and could form another path.
  return /^[\w-]+$/.test(surveyId) ? [getSurvey.path.replace('{surveyId}', surveyId)] : [];
}
