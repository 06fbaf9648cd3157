import { createHash } from 'node:crypto';

/** A standalone page with the narrowest policy that it needs. */
export interface StandalonePage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

export interface PageTexts {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string };
  readonly second?: { readonly label: string; readonly href: string };
}

/** `more` extends the page's policy; `scripts` goes into its head. */
export function standalonePage(texts: PageTexts, more: readonly string[], scripts = ''): StandalonePage {
  return { html: documentOf(texts, scripts), contentSecurityPolicy: policy(more) };
}

/** The style of pages outside the store's admin. */
const STYLE = `
:root { color-scheme: light; --paper: #faf5ea; --ink: #1d2b2b; --soft: #556260; --teal: #0f5c5c; --coral: #e2603f; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { width: 100%; max-width: 28rem; }
svg { display: block; width: 2.5rem; height: 2.5rem; margin-bottom: 1.5rem; color: var(--teal); }
h1 { margin: 0; font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.125rem); line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
p { margin: 0.75rem 0 1.75rem; font-size: 1.0625rem; color: var(--soft); overflow-wrap: anywhere; text-wrap: pretty; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.5rem 1.25rem; border-radius: 0.75rem;
  color: var(--teal); font-weight: 600; }
a.main { background: var(--teal); color: #fffdf8; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--coral); outline-offset: 2px; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The mark: a speech bubble whose tail is a check mark. */
const MARK = `<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M14.3 6.4V3.8a2.2 2.2 0 0 0-2.2-2.2H3.8a2.2 2.2 0 0 0-2.2 2.2v4.6a2.2 2.2 0 0 0 2.2 2.2h.5l2.7 3.6 7.3-7.8"/></svg>`;

function documentOf({ title, text, action, second }: PageTexts, scripts: string): string {
  const link = (entry: PageTexts['action'], style: string) =>
    `<a${style} href="${escapeText(entry.href)}" target="_top">${escapeText(entry.label)}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${STYLE}</style>
${scripts}
</head>
<body>
<main>
${MARK}
<h1>${escapeText(title)}</h1>
<p>${escapeText(text)}</p>
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

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
