import { randomBytes } from 'node:crypto';
import type { Config } from '#server/kernel/config/config.ts';
import { escapeText, ownPage, type Page, type Words } from '#server/kernel/pages/own-page.ts';
import { appBridgeUrl } from '#server/kernel/platform/app-bridge.ts';
import { frameAncestors } from '#server/kernel/platform/shop-host.ts';

/** Something about the install went wrong, or the merchant said no: what happened, and the way on. */
export function noticePage(words: Words): Page {
  return ownPage(words, ["frame-ancestors 'none'"]);
}

/**
 * Inside the store's admin nothing but App Bridge may move the top window without a click; the button is for the
 * case that it does not answer.
 */
export function breakOutPage(config: Config, shop: string, href: string): Page {
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
  return ownPage(words, more, scripts);
}

/** A text inside a script element: JSON, without anything that could end the element. */
function scriptText(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
