import type { Picture } from '#shared/survey/picture-schema.ts';
import { directionOf } from '#shared/survey/direction.ts';
import { HOSTED_DATA, HOSTED_PLACE } from '#shared/collect/hosted-page.ts';
import { hashSource } from './page-look.ts';
import { type ClosedReason, sentencesIn, type HostedSentences } from './hosted-sentences.ts';
import { PICTURE_SIZE } from './link-picture/draw-survey.ts';
import { nameOfPicture } from './link-picture/survey-picture.ts';
import type { OpenedPage } from './open-hosted-page.ts';

/** Allows only the page's own files, the store's logo and icon, and no framing. */
export function hostedPolicy({ look }: Pick<OpenedPage, 'look'>): string {
  const pictures = [look?.logo, look?.icon].filter((address) => address?.startsWith('http'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...(look === null ? [] : [hashSource(look.css)])].join(' '),
    "connect-src 'self'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The icon as a data URL, because the page has no other files under its address. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='%230f5c5c' stroke-width='2' stroke-linecap='round' stroke-linejoin='round' d='M11.2 1.8H3.9a2.5 2.5 0 0 0-2.5 2.5v3.4a2.5 2.5 0 0 0 2.5 2.5h.5l2.9 3.9L14.6 4.9'/%3E%3C/svg%3E";

/** The status of a page without a survey. */
const STATUSES: Record<ClosedReason, 200 | 404 | 410> = {
  unknown: 404,
  paused: 200,
  early: 200,
  over: 410,
  full: 200,
};

/** Renders the page. The merchant's texts are escaped or in JSON, never markup. */
export function hostedHtml(
  opened: OpenedPage,
  escape: { readonly html: (text: string) => string; readonly json: (value: unknown) => string },
): { readonly status: number; readonly html: string } {
  const { closed, businessName, language, files, look, url, page } = opened;
  const { sentences, language: said } = sentencesIn(language);
  const sentence = closed === null ? null : sentences[closed];
  // A survey may be in a language that the page's own sentences do not have.
  const pageLanguage = sentence === null ? language : said;
  const title =
    businessName === '' ? sentences.titleWithoutStore : sentences.title.replace('{name}', () => businessName);
  const place =
    sentence === null
      ? `<noscript><p lang="${said}">${escape.html(sentences.noScript)}</p></noscript>${notLoaded(sentences, said, escape.html)}`
      : `<p role="status">${escape.html(sentence)}</p>`;
  const html = `<!doctype html>
<html lang="${escape.html(pageLanguage)}" dir="${directionOf(pageLanguage)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${escape.html(look?.icon ?? ICON)}">
<title>${escape.html(title)}</title>
${url === null ? '' : linkPreview({ title, description: sentence ?? firstQuestion(page), businessName, url, image: imageOf(opened, url) }, escape.html)}
${files.styles.map((href) => `<link rel="stylesheet" href="${escape.html(href)}">`).join('\n')}
${look === null ? '' : `<style>${look.css}</style>`}
${page === null ? '' : scripts(files, escape.html)}
</head>
<body>
<header>${wayBack(opened, escape.html)}<h1 lang="${said}">${escape.html(title)}</h1></header>
<main id="${HOSTED_PLACE}">${place}</main>
${page === null ? '' : `<script type="application/json" id="${HOSTED_DATA}">${escape.json(page)}</script>`}
</body>
</html>
`;
  return { status: closed === null ? 200 : STATUSES[closed], html };
}

/** The survey replaces it. The style sheet shows it where no survey has come. The link loads the page again. */
const notLoaded = (
  { notLoaded: sentence, tryAgain }: HostedSentences,
  language: string,
  html: (text: string) => string,
): string =>
  `<p role="status" class="late" lang="${language}">${html(sentence)} <a href="">${html(tryAgain)}</a></p>`;

/** The shop's logo or name, which leads back to it. */
function wayBack(
  { businessName, logo, look, shopUrl }: OpenedPage,
  escapeHtml: (text: string) => string,
): string {
  if (shopUrl === null || businessName === '') return '';
  const name = escapeHtml(businessName);
  const shown = logoHtml(logo ?? look?.logo ?? null, name, escapeHtml) ?? name;
  return `<a class="shop" href="${escapeHtml(shopUrl)}">${shown}</a>`;
}

/** The uploaded logo, else the one of the store's own pages, whose size is not known. */
function logoHtml(
  logo: Picture | string | null,
  alt: string,
  escapeHtml: (text: string) => string,
): string | null {
  if (logo === null) return null;
  if (typeof logo === 'string') return `<img src="${escapeHtml(logo)}" alt="${alt}">`;
  const { address, width, height } = logo;
  return `<img src="${escapeHtml(address)}" alt="${alt}" width="${width}" height="${height}">`;
}

interface LinkPreview {
  readonly title: string;
  readonly description: string;
  readonly businessName: string;
  readonly url: string;
  readonly image: Readonly<Record<string, string>>;
}

/** The card that chats and social networks draw for a link (ogp.me). */
function linkPreview(
  { title, description, businessName, url, image }: LinkPreview,
  escapeHtml: (text: string) => string,
): string {
  const properties = {
    type: 'website',
    title,
    description,
    site_name: businessName,
    url,
    ...image,
  };
  const tags = Object.entries(properties)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`);
  // Without this, some draw a small square.
  const large = 'image:type' in image ? ['<meta name="twitter:card" content="summary_large_image">'] : [];
  return [...tags, ...large].join('\n');
}

/** The survey's picture; a survey that is closed has none, and shows the store's logo. */
function imageOf({ picture, logo, look }: OpenedPage, url: string): Readonly<Record<string, string>> {
  if (picture !== null) {
    const { width, height } = PICTURE_SIZE;
    const image = `${url}/picture.png?v=${nameOfPicture(picture)}`;
    return { image, 'image:type': 'image/png', 'image:width': String(width), 'image:height': String(height) };
  }
  if (logo === null) return look?.logo?.startsWith('http') === true ? { image: look.logo } : {};
  const { address, width, height } = logo;
  return { image: new URL(address, url).href, 'image:width': String(width), 'image:height': String(height) };
}

const firstQuestion = (page: OpenedPage['page']): string =>
  page?.isOpen === true ? (page.definition.questions[0]?.text ?? '') : '';

function scripts({ script, preloads }: OpenedPage['files'], escapeHtml: (text: string) => string): string {
  return [
    ...preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    `<script type="module" src="${escapeHtml(script)}"></script>`,
  ].join('\n');
}
