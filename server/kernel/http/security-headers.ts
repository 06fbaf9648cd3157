import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '#server/kernel/config/config.ts';
import { frameAncestors, validShopHost } from '#server/kernel/platform/shop-host.ts';

/** What a development server's pages need beyond the policy, such as the socket of its hot reload. */
export type PolicyExtras = Partial<
  Record<'scriptSrc' | 'styleSrc' | 'connectSrc' | 'workerSrc', readonly string[]>
>;

/**
 * The same for every reply but one thing: who may frame it, which depends on the shop that the address names.
 * React sets styles through the object model, which needs no `unsafe-inline`.
 */
export function securityHeaders(config: Config, extras: PolicyExtras = {}): RequestHandler {
  const production = config.mode === 'production';
  const ancestors = (request: unknown) => frameAncestors(shopOf(request as Request, config), config);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policy(config, production ? {} : extras), frameAncestors: [ancestors] },
    },
    // Superseded by frame-ancestors, and unable to name two hosts.
    xFrameOptions: false,
    strictTransportSecurity: production && { maxAge: 365 * 86_400, includeSubDomains: false },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
}

const FOR_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Takes off what a browser heeds in documents alone: on a script or on data it would only weigh, half a kilobyte. */
export function dropDocumentHeaders(response: Response): void {
  for (const name of FOR_DOCUMENTS) response.removeHeader(name);
}

/** The shop that a page is asked for, if the query names a valid one. */
export function shopOf(request: Request, config: Config): string | null {
  return validShopHost(request.query['shop'], config);
}

function policy(config: Config, extras: PolicyExtras) {
  const bridge = originsOf(config.platform.appBridgeUrl, config.devStore?.url);
  const apis = originsOf(
    ...[config.api.authBase, config.api.bearerBase].filter((base) => !base.startsWith('/')),
  );
  const billing = config.billing.embedded ? [] : originsOf(config.billing.baseUrl);
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...bridge, ...(extras.scriptSrc ?? [])],
    styleSrc: ["'self'", ...(extras.styleSrc ?? [])],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...apis, ...billing, ...(extras.connectSrc ?? [])],
    frameSrc: ["'self'", ...billing, ...originsOf(config.app.videoUrl)],
    workerSrc: ["'self'", ...(extras.workerSrc ?? [])],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  };
}

/** Each origin once. */
export const originsOf = (...urls: (string | undefined)[]) => [
  ...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))),
];
