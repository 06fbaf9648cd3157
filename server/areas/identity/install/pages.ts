import { randomBytes } from 'node:crypto';
import type { Config } from '#server/kernel/config/config.ts';
import {
  escapeText,
  standalonePage,
  type StandalonePage,
  type PageTexts,
} from '#server/kernel/pages/standalone-page.ts';
import { appBridgeUrl } from '#server/kernel/platform/app-bridge.ts';
import { frameAncestors } from '#server/kernel/platform/shop-host.ts';

/** The page for a failed or denied install: what happened, and a link to continue. */
export function noticePage(words: PageTexts): StandalonePage {
  return standalonePage(words, ["frame-ancestors 'none'"]);
}

/**
 * Inside the store's admin, only App Bridge can navigate the top window without a click. The button is for the case
 * that App Bridge does not answer.
 */
export function breakOutPage(config: Config, shop: string, href: string): StandalonePage {
  const nonce = randomBytes(16).toString('base64');
  const bridge = appBridgeUrl(shop, config);
  const scripts = `<meta name="shopify-api-key" content="${escapeText(config.platform.clientId)}">
<script src="${escapeText(bridge)}"></script>
<script nonce="${nonce}">open(${scriptText(href)}, '_top')</script>`;
  const words = {
    title: 'One moment',
    text: 'Your store asks for your approval in a window of its own.',
    action: { label: 'Continue', href },
  };
  const more = [
    `script-src ${new URL(bridge).origin} 'nonce-${nonce}'`,
    `connect-src ${new URL(bridge).origin}`,
    `frame-ancestors ${frameAncestors(shop, config)}`,
  ];
  return standalonePage(words, more, scripts);
}

/** Escapes a text for a script element, so that it cannot end the element. */
function scriptText(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
