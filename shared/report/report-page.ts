import { percent, whole } from '../analytics/finding-words.ts';
import { CERTAINTY_WORDS, INTERVAL_MEANING } from '../words/certainty-words.ts';
import { element, type ReportElement, type ReportNode } from './report-node.ts';
import { intervalText, type Report, type ReportQuestion, type ReportRow } from './report.ts';
import { trendFigure } from './trend-figure.ts';

/** So many are printed, so that ten questions fit on two pages; a screen shows the others too. */
const PRINTED_FINDINGS = 3;
const PRINTED_ROWS = 5;

/** A report as elements: the shared page, and what the admin prints. `REPORT_STYLE` is its look. */
export function reportPage(report: Report): ReportElement {
  return element(
    'main',
    { class: 'report' },
    heading(report),
    headlineSection(report),
    findingsSection(report),
    element(
      'section',
      { class: 'report-questions', 'aria-label': 'Questions' },
      ...report.questions.map((question) => questionArticle(question, report)),
    ),
    smallPrint(report),
  );
}

/** Texts of merchants and shoppers may be in any script. */
const own = (tag: string, name: string, text: string) => element(tag, { class: name, dir: 'auto' }, text);

function heading({ store, survey, answered, period, asOf, filters }: Report): ReportElement {
  return element(
    'header',
    { class: 'report-head' },
    own('p', 'report-store', store),
    own('h1', 'report-title', survey),
    element('p', { class: 'report-facts' }, `${answered} · ${period} · as of ${asOf}`),
    filters.length === 0 ? null : own('p', 'report-filters', `Only ${filters.join('; ')}`),
  );
}

function headlineSection({ headline }: Report): ReportElement {
  const { question, sentence, certainty, detail } = headline;
  return element(
    'section',
    { class: 'report-headline', 'aria-label': 'Headline' },
    question === null ? null : own('p', 'report-about', question),
    own('h2', 'report-sentence', sentence),
    element('p', { class: 'report-detail' }, certaintyMark(certainty), ` ${detail}`),
  );
}

function certaintyMark(certainty: keyof typeof CERTAINTY_WORDS): ReportElement {
  const { name } = CERTAINTY_WORDS[certainty];
  return element('span', { class: `report-certainty report-${certainty}` }, name);
}

function findingsSection({ findings, looked }: Report): ReportElement {
  const nothing = looked === '' ? 'Nothing can be compared yet.' : `Nothing else stands out. ${looked}`;
  return element(
    'section',
    { class: 'report-findings' },
    element('h2', { class: 'report-subtitle' }, 'What else stands out'),
    findings.length === 0
      ? element('p', { class: 'report-detail' }, nothing)
      : element(
          'ol',
          { class: 'report-list' },
          ...findings.map(({ sentence, detail, certainty }, at) =>
            element(
              'li',
              { class: at < PRINTED_FINDINGS ? 'report-finding' : 'report-finding report-screen' },
              own('p', 'report-said', sentence),
              element('p', { class: 'report-detail' }, certaintyMark(certainty), ` ${detail}`),
            ),
          ),
        ),
  );
}

function questionArticle(question: ReportQuestion, { notes }: Report): ReportElement {
  const { title, note, sentence, rows, left, trend, texts } = question;
  return element(
    'article',
    { class: 'report-question' },
    own('h3', 'report-asked', title),
    element('p', { class: 'report-note' }, note),
    sentence === null ? null : element('p', { class: 'report-score' }, sentence),
    rows.length === 0 ? null : rowList(rows),
    moreNote(left, 'report-screen'),
    moreNote(left + Math.max(0, rows.length - PRINTED_ROWS), 'report-paper'),
    trend && trendFigure(trend, notes),
    texts.length === 0 ? null : quotes(texts),
  );
}

function moreNote(left: number, where: string): ReportElement | null {
  return left === 0 ? null : element('p', { class: `report-note ${where}` }, `${whole(left)} more not shown`);
}

function quotes(texts: readonly string[]): ReportElement {
  return element(
    'div',
    { class: 'report-screen' },
    element('h4', { class: 'report-small' }, 'The newest answers'),
    element('ul', { class: 'report-quotes' }, ...texts.map((text) => own('li', 'report-quote', `“${text}”`))),
  );
}

function rowList(rows: readonly ReportRow[]): ReportElement {
  return element('ul', { class: 'report-rows' }, ...rows.map((row, at) => rowItem(row, at < PRINTED_ROWS)));
}

function rowItem({ label, rate }: ReportRow, isPrinted: boolean): ReportElement {
  const value: ReportNode[] = rate
    ? [
        element('b', {}, percent(rate.share)),
        ` ${whole(rate.count)} `,
        element('span', { class: 'report-interval' }, intervalText(rate)),
      ]
    : ['0'];
  return element(
    'li',
    { class: isPrinted ? 'report-row' : 'report-row report-screen' },
    own('span', 'report-label', label),
    bar(rate),
    element('span', { class: 'report-value' }, ...value),
  );
}

const BAR = 1_000;

/** The share of all who answered, and over its end the tint of the interval. Widths are attributes, since the page allows no inline styles. */
function bar(rate: ReportRow['rate']): ReportElement {
  const x = (share: number) => Math.round(BAR * share);
  const box = { viewBox: `0 0 ${BAR} 10`, preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  const full = (name: string, from: number, to: number) =>
    element('rect', { class: name, x: from, y: 0, width: Math.max(0, to - from), height: 10 });
  return element(
    'svg',
    { class: 'report-bar', ...box },
    full('report-track', 0, BAR),
    rate && full('report-fill', 0, x(rate.share)),
    rate && full('report-tint', x(rate.low), x(rate.high)),
  );
}

function smallPrint({ headline, findings }: Report): ReportElement {
  const shown = new Set([headline.certainty, ...findings.map(({ certainty }) => certainty)]);
  const meanings = (['clear', 'hint', 'measured', 'open'] as const)
    .filter((certainty) => shown.has(certainty))
    .map((certainty) => `${CERTAINTY_WORDS[certainty].name}: ${CERTAINTY_WORDS[certainty].meaning}`);
  return element(
    'footer',
    { class: 'report-print' },
    element('h2', { class: 'report-small' }, 'How sure this is'),
    element(
      'p',
      { class: 'report-detail' },
      [
        'With each bar stand the share of those who answered, how many answered so, and the interval of the share, which is the tinted part of the bar.',
        INTERVAL_MEANING,
        ...meanings,
        'The figures are about those who answered; others may think otherwise.',
      ].join(' '),
    ),
  );
}
