import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '#server/kernel/config/config.ts';
import { frameAncestors, validShopHost } from '#server/kernel/platform/shop-host.ts';

/** Policy sources that the development server needs, such as hot reload's WebSocket. */
export type PolicyExtras = Partial<
  Record<'scriptSrc' | 'styleSrc' | 'connectSrc' | 'workerSrc', readonly string[]>
>;

/**
 * The security headers. Only the frame ancestors differ by request: they depend on the shop in the address. React
 * sets styles through the DOM API, which needs no `unsafe-inline`.
 */
export function securityHeaders(config: Config, extras: PolicyExtras = {}): RequestHandler {
  const production = config.mode === 'production';
  const ancestors = (request: unknown) => frameAncestors(shopOf(request as Request, config), config);
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policy(config, production ? {} : extras), frameAncestors: [ancestors] },
    },
    // Superseded by frame-ancestors, and limited to one host.
    xFrameOptions: false,
    strictTransportSecurity: production && { maxAge: STRICT_TRANSPORT_SECONDS, includeSubDomains: false },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  return function setSecurityHeaders(request, response, next) {
    // Search engines list neither the admin nor a merchant's survey.
    response.setHeader('X-Robots-Tag', 'noindex');
    protect(request, response, next);
  };
}

export const STRICT_TRANSPORT_SECONDS = 365 * 86_400;

const FOR_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Robots-Tag',
  'X-XSS-Protection',
];

/** Removes headers that only matter for documents: half a kilobyte on each script or data reply. */
export function dropDocumentHeaders(response: Response): void {
  for (const name of FOR_DOCUMENTS) response.removeHeader(name);
}

/** A picture at its own address: opened by itself it is a document, which may load and run nothing. */
export function setPictureHeaders(response: Response): void {
  dropDocumentHeaders(response);
  response.set({ 'Content-Security-Policy': "default-src 'none'; sandbox", 'X-Robots-Tag': 'noindex' });
}

/** The shop in the query, if it is valid. */
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

/** Removes duplicates. */
export const originsOf = (...urls: (string | undefined)[]) => [
  ...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))),
];
