import { HOSTED_DATA, HOSTED_PLACE } from '#shared/survey/hosted-page.ts';
import type { ClosedReason, OpenedPage } from './open-hosted-page.ts';

/** Allows only the page's own files, and no framing. */
export const HOSTED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The icon as a data URL, because the page has no other files under its address. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='%230f5c5c' stroke-width='2' stroke-linecap='round' stroke-linejoin='round' d='M11.2 1.8H3.9a2.5 2.5 0 0 0-2.5 2.5v3.4a2.5 2.5 0 0 0 2.5 2.5h.5l2.9 3.9L14.6 4.9'/%3E%3C/svg%3E";

interface Notice {
  readonly status: 200 | 404 | 410;
  readonly sentence: string;
}

export const NOTICES: Record<ClosedReason, Notice> = {
  unknown: {
    status: 404,
    sentence: 'We could not find a survey here. Perhaps a part of the link was lost on its way to you.',
  },
  paused: { status: 200, sentence: 'This survey is taking a break. Please come back another day.' },
  early: { status: 200, sentence: 'This survey has not begun yet. Please come back a little later.' },
  over: { status: 410, sentence: 'This survey has ended. Thank you for wanting to take part.' },
  full: {
    status: 200,
    sentence: 'This survey has all the answers it needs for now. Thank you for wanting to take part.',
  },
};

/** Renders the page. The merchant's texts are escaped or in JSON, never markup. */
export function hostedHtml(
  { closed, businessName, language, files, page }: OpenedPage,
  escape: { readonly html: (text: string) => string; readonly json: (value: unknown) => string },
): { readonly status: number; readonly html: string } {
  const { status, sentence } = closed === null ? { status: 200, sentence: null } : NOTICES[closed];
  const title = businessName === '' ? 'A survey' : `A few questions from ${businessName}`;
  const place =
    sentence === null
      ? '<noscript><p>This survey needs JavaScript, which is switched off in this browser.</p></noscript>'
      : `<p role="status">${escape.html(sentence)}</p>`;
  const html = `<!doctype html>
<html lang="${escape.html(sentence === null ? language : 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${ICON}">
<title>${escape.html(title)}</title>
${files.styles.map((href) => `<link rel="stylesheet" href="${escape.html(href)}">`).join('\n')}
${page === null ? '' : scripts(files, escape.html)}
</head>
<body>
<header><h1>${escape.html(title)}</h1></header>
<main id="${HOSTED_PLACE}">${place}</main>
${page === null ? '' : `<script type="application/json" id="${HOSTED_DATA}">${escape.json(page)}</script>`}
</body>
</html>
`;
  return { status, html };
}

function scripts({ script, preloads }: OpenedPage['files'], escapeHtml: (text: string) => string): string {
  return [
    ...preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    `<script type="module" src="${escapeHtml(script)}"></script>`,
  ].join('\n');
}
