import { CALENDAR_CONFIG_ELEMENT, CALENDAR_ELEMENT, CALENDAR_PATH } from '#shared/booking.ts';
import type { Config } from '#server/kernel/config/config.ts';
import { frameAncestors } from '#server/kernel/platform/shop-host.ts';
import { escapeHtml, jsonForHtml } from './escape.ts';
import type { Pages } from './pages.ts';
import { plainRoute, type PlainRoute } from './plain-route.ts';
import { originsOf, shopOf } from './security-headers.ts';

/** The booking calendar's page; no route if no booking link is configured. */
export function bookingRoutes(config: Config, pages: Pages): PlainRoute[] {
  const { booking } = config;
  if (booking === null) return [];
  return [
    plainRoute({
      name: 'bookingCalendar',
      method: 'GET',
      path: CALENDAR_PATH,
      guard: 'none',
      async handle(request, response) {
        response.setHeader('Content-Security-Policy', policyOf(booking, shopOf(request, config), config));
        response.setHeader('Cache-Control', 'no-store');
        response.type('html').send(pageOf(booking, await pages.bookingScript()));
      },
    }),
  ];
}

type Booking = NonNullable<Config['booking']>;

/**
 * The provider's script adds style elements and attributes without a nonce, and changes them with each release, so
 * that hashes would break. Inline styles are therefore allowed on this page only; it shows nothing but the calendar.
 */
function policyOf({ scriptUrl, origin }: Booking, shop: string | null, config: Config): string {
  const inAdmin = shop === null ? '' : ` ${frameAncestors(shop, config)}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${withoutQuery(scriptUrl)}`,
    "style-src 'unsafe-inline'",
    `frame-src ${originsOf(scriptUrl, origin).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self'${inAdmin}`,
  ].join('; ');
}

/** A CSP source matches a script by path and must not contain a query. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

function pageOf({ link, scriptUrl, origin }: Booking, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Calendar</title>
<style>body { margin: 0; }</style>
<script type="application/json" id="${CALENDAR_CONFIG_ELEMENT}">${jsonForHtml({ link, scriptUrl, origin })}</script>
</head>
<body>
<div id="${CALENDAR_ELEMENT}"></div>
<script type="module" src="${escapeHtml(script)}"></script>
</body>
</html>
`;
}
