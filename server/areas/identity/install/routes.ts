import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '#shared/errors.ts';
import type { Config } from '#server/kernel/config/config.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { InstallDeps } from '../stores/install-store.ts';
import { plainRoute, type PlainRoute } from '#server/kernel/http/plain-route.ts';
import { PLATFORM_PATHS } from '#server/kernel/platform/settings.ts';
import { type DeniedInstall, finishInstall } from './finish-install.ts';
import { clearedStateCookie, readState } from '../session/install-cookies.ts';
import { installUrl } from '../stores/install-url.ts';
import type { StandalonePage } from '#server/kernel/pages/standalone-page.ts';
import { breakOutPage, noticePage } from './pages.ts';
import { installableShop, startInstall, openingRedirect } from './start-install.ts';

export function installPlainRoutes(deps: Deps & InstallDeps): PlainRoute[] {
  return [
    plainRoute({
      name: 'startInstall',
      method: 'GET',
      path: PLATFORM_PATHS.install,
      guard: 'none',
      rate: 'auth',
      handle: (request, response) => withNotice(deps, response, () => start(deps, request, response)),
    }),
    plainRoute({
      name: 'finishInstall',
      method: 'GET',
      path: PLATFORM_PATHS.installCallback,
      guard: 'none',
      rate: 'auth',
      changesData: true,
      handle: (request, response) => withNotice(deps, response, () => finish(deps, request, response)),
    }),
  ];
}

/**
 * The platform opens the app at its root. If the merchant must approve the install first, the browser is redirected
 * there.
 */
export function redirectPlatformOpening(deps: Pick<Deps, 'config' | 'clock'>): RequestHandler {
  return function sendOpening(request, response, next) {
    const asked = request.method === 'GET' && request.path === '/' && !isFramed(request, queryOf(request));
    const elsewhere = asked ? openingRedirect(deps, queryOf(request)) : null;
    if (elsewhere === null) next();
    else response.redirect(302, elsewhere);
  };
}

async function start(deps: Deps, request: Request, response: Response): Promise<void> {
  const query = queryOf(request);
  if (isFramed(request, query)) {
    // The authorize page refuses to be framed, and the browser would not send back cookies that were set in a frame.
    const shop = installableShop(deps, query);
    sendPage(response, 200, breakOutPage(deps.config, shop, installUrl(deps.config, shop, 'admin')));
  } else {
    const begun = await startInstall(deps, query);
    response.setHeader('Set-Cookie', begun.cookies);
    response.redirect(302, begun.authorizeUrl);
  }
}

async function finish(deps: Deps & InstallDeps, request: Request, response: Response): Promise<void> {
  response.setHeader('Set-Cookie', clearedStateCookie());
  const finished = await finishInstall(deps, {
    query: queryOf(request),
    stateCookie: readState(request.get('cookie')),
  });
  if (finished.outcome === 'installed') response.redirect(302, finished.location);
  else sendPage(response, 403, deniedPage(deps.config, finished));
}

function deniedPage({ app }: Config, { shop, tryAgainUrl, storeAdminUrl }: DeniedInstall): StandalonePage {
  return noticePage({
    title: `${app.name} was not installed`,
    text: `It was not given access to ${shop}, and nothing was changed there.`,
    action: { label: 'Try again', href: tryAgainUrl },
    second: { label: 'Back to your store', href: storeAdminUrl },
  });
}

/** A browser opens install links, so an error is shown as a page with a link to start again. */
async function withNotice(deps: Deps, response: Response, work: () => Promise<void>): Promise<void> {
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  try {
    await work();
  } catch (fault) {
    const known = fault instanceof AppError ? fault : new AppError('INTERNAL', undefined, { cause: fault });
    if (known.status >= 500) deps.log.error({ error: fault }, 'An install failed');
    sendPage(
      response,
      known.status,
      noticePage({
        title: 'This did not work',
        text: known.message,
        action: { label: 'Start again', href: `${deps.config.app.url}/login` },
      }),
    );
  }
}

function sendPage(response: Response, status: number, page: StandalonePage): void {
  response.setHeader('Content-Security-Policy', page.contentSecurityPolicy);
  response.status(status).type('html').send(page.html);
}

/**
 * Parses the original URL, because the signature covers the parameters as they were sent and not as Express parses
 * them.
 */
function queryOf(request: Request): URLSearchParams {
  return new URL(request.originalUrl, 'http://localhost').searchParams;
}

function isFramed(request: Request, query: URLSearchParams): boolean {
  const destination = request.get('sec-fetch-dest');
  return destination === undefined ? query.get('embedded') === '1' : destination === 'iframe';
}
