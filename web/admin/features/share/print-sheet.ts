import type { ReportNode } from '#shared/report/report-node.ts';
import { reportPage } from '#shared/report/report-page.ts';
import { REPORT_STYLE } from '#shared/report/report-style.ts';
import type { Report } from '#shared/report/report.ts';

const SVG = 'http://www.w3.org/2000/svg';

const SHEET_STYLE = `${REPORT_STYLE}
@media print {
  html, body { overflow: visible !important; height: auto !important; background: #fff !important; }
  body > :not(.report) { display: none !important; }
}`;

/** Puts a report on the page in place of everything else, for the printer. Returns the function that removes it. */
export function putOnPaper(report: Report): () => void {
  const style = new CSSStyleSheet();
  style.replaceSync(SHEET_STYLE);
  const sheet = toDom(reportPage(report));
  document.adoptedStyleSheets.push(style);
  document.body.append(sheet);
  return () => {
    document.body.removeChild(sheet);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
  };
}

function toDom(node: ReportNode, isDrawing = false): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const { tag, attributes, children } = node;
  const isSvg = isDrawing || tag === 'svg';
  const made = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children.map((child) => toDom(child, isSvg)));
  return made;
}
