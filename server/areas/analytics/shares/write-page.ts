import { createHash } from 'node:crypto';
import { type ReportNode, element } from '#shared/report/report-node.ts';
import { REPORT_STYLE } from '#shared/report/report-style.ts';
import { escapeText, type StandalonePage } from '#server/kernel/pages/standalone-page.ts';

const STYLE = `body { margin: 0; background: #fff; }${REPORT_STYLE}`;

/** The page is text and drawings: no script, no picture, no form, no frame. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function writePage(title: string, main: ReportNode): StandalonePage {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${writeNode(main)}
</body>
</html>
`;
  return { html, contentSecurityPolicy: POLICY };
}

/** Every text and attribute is escaped. */
function writeNode(node: ReportNode): string {
  if (typeof node === 'string') return escapeText(node);
  const { tag, attributes, children } = node;
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeText(String(value))}"`,
  );
  return `<${tag}${written.join('')}>${children.map(writeNode).join('')}</${tag}>`;
}

const TITLE = 'This link is over';
const TEXT =
  'The results behind it are no longer shared, or a part of the link was lost on its way to you. Ask the person who sent it for a new one.';

/** Says the same whether the link was ended, expired, or never existed. */
export function endedLinkPage(): StandalonePage {
  return writePage(
    TITLE,
    element(
      'main',
      { class: 'report' },
      element('h1', { class: 'report-title' }, TITLE),
      element('section', { class: 'report-question' }, TEXT),
    ),
  );
}
