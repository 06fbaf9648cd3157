import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { appBridgeUrl } from '../platform/app-bridge.ts';
import { frameAncestors } from '../platform/shop-host.ts';

/** A page that stands for itself, with the policy that it needs and nothing more. */
export interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string };
  readonly second?: { readonly label: string; readonly href: string };
}

/** Something about the install went wrong, or the merchant said no: what happened, and the way on. */
export function noticePage(words: Words): Page {
  const html = documentOf(words, '');
  return { html, contentSecurityPolicy: policy(["frame-ancestors 'none'"]) };
}

/**
 * Inside the store's admin nothing but App Bridge may move the top window without a click; the button is for the
 * case that it does not answer.
 */
export function breakOutPage(config: Config, shop: string, href: string): Page {
  const nonce = randomBytes(16).toString('base64');
  const bridge = appBridgeUrl(shop, config);
  const scripts = `<meta name="shopify-api-key" content="${escape(config.platform.clientId)}">
<script src="${escape(bridge)}"></script>
<script nonce="${nonce}">open(${scriptText(href)}, '_top')</script>`;
  const words = {
    title: 'One moment',
    text: 'Your store asks for your approval in a window of its own.',
    action: { label: 'Continue', href },
  };
  return {
    html: documentOf(words, scripts),
    contentSecurityPolicy: policy([
      `script-src ${new URL(bridge).origin} 'nonce-${nonce}'`,
      `connect-src ${new URL(bridge).origin}`,
      `frame-ancestors ${frameAncestors(shop, config)}`,
    ]),
  };
}

const STYLE = `
:root { color-scheme: light; --paper: #faf6ef; --ink: #22302f; --teal: #0b5d5a; --coral: #e4664b; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; }
svg { display: block; width: 3rem; height: 3rem; margin-bottom: 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1.5rem; }
a { display: inline-block; padding: .75rem 1.25rem; border-radius: .5rem; color: var(--teal); }
a.main { background: var(--teal); color: #fff; text-decoration: none; font-weight: 600; }
a:focus-visible { outline: 3px solid var(--coral); outline-offset: 2px; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The mark: a speech bubble whose tail is a check mark. */
const MARK = `<svg viewBox="0 0 48 48" aria-hidden="true"><path fill="#0b5d5a" d="M12 6h24a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8z"/><path fill="none" stroke="#e4664b" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M12 34l6 8 14-14"/></svg>`;

function documentOf({ title, text, action, second }: Words, scripts: string): string {
  const link = (entry: Words['action'], style: string) =>
    `<a${style} href="${escape(entry.href)}" target="_top">${escape(entry.label)}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${STYLE}</style>
${scripts}
</head>
<body>
<main>
${MARK}
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
${link(action, ' class="main"')}
${second ? link(second, '') : ''}
</main>
</body>
</html>
`;
}

function policy(more: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ].join('; ');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

/** A text inside a script element: JSON, without anything that could end the element. */
function scriptText(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
