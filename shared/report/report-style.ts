/**
 * The look of a report, on screens from 320 px and on paper. It names classes only, so that a page can allow this sheet
 * and no inline style. On paper, a survey of ten questions takes two pages of A4.
 */
export const REPORT_STYLE = `
.report { --ink: #1f2328; --soft: #59616b; --line: #dfe3e8; --fill: #2f6fce;
  max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 2.5rem; background: #fff; color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow-wrap: anywhere; }
.report h1, .report h2, .report h3, .report h4, .report p, .report ol, .report ul, .report figure { margin: 0; padding: 0; }
.report ol, .report ul { list-style: none; }
.report h1, .report h2, .report h3, .report h4, .report b { font-weight: 650; }
.report-paper { display: none; }
.report-head { padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
.report-store { color: var(--soft); font-weight: 600; }
.report h1.report-title { font-size: 1.375rem; line-height: 1.3; letter-spacing: -0.01em; }
.report-facts, .report-filters, .report-detail, .report-note, .report-about { color: var(--soft); font-size: 0.875rem; }
.report-headline { padding: 1.75rem 0; }
.report h2.report-sentence { margin: 0.25rem 0 0.625rem; max-width: 46rem; font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.125rem);
  line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
.report-certainty { display: inline-block; margin-inline-end: 0.25rem; padding: 0 0.5rem; border: 1px solid #c3cad3;
  border-radius: 0.375rem; color: var(--ink); font-size: 0.8125rem; }
.report-clear { border-color: #9cc0f2; background: #eaf3ff; color: #0b3d80; }
.report-findings { padding: 1.25rem 0; border-top: 1px solid var(--line); }
.report h2.report-subtitle { margin-bottom: 0.625rem; font-size: 1rem; }
.report-list { display: grid; gap: 0.875rem; }
.report-said { font-weight: 600; }
.report-questions { display: grid; gap: 0 2.5rem; grid-template-columns: minmax(0, 1fr); }
.report-question { min-width: 0; padding: 1.25rem 0; border-top: 1px solid var(--line); }
.report h3.report-asked { font-size: 1rem; line-height: 1.35; }
.report-score { margin-top: 0.25rem; font-weight: 600; }
.report ul.report-rows { display: grid; gap: 0.625rem; margin-top: 0.625rem; }
.report-row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.125rem 0.75rem; align-items: baseline; font-size: 0.9375rem; }
.report-value { font-variant-numeric: tabular-nums; text-align: end; }
.report-value b { margin-inline-end: 0.25rem; }
.report-interval { margin-inline-start: 0.375rem; color: var(--soft); font-size: 0.8125rem; }
.report-bar { grid-column: 1 / -1; grid-row: 2; display: block; width: 100%; height: 0.625rem; border-radius: 0.1875rem; }
.report-track { fill: #edf0f3; }
.report-fill { fill: var(--fill); }
.report-tint { fill: #0b2e66; fill-opacity: 0.34; }
.report .report-small { font-size: 0.875rem; line-height: 1.5; }
.report figcaption { font-weight: 600; }
.report figure.report-trend { padding-top: 1rem; }
.report-lines { display: block; width: 100%; height: 150px; overflow: visible; }
.report-grid { stroke: var(--line); stroke-width: 1; }
.report-tick { fill: var(--soft); font-size: 11px; }
.report-moment { stroke: #7a828c; stroke-width: 1; stroke-dasharray: 2 3; }
.report-mark { fill: var(--ink); font-size: 11px; font-weight: 600; text-anchor: middle; }
.report-band { fill: var(--fill); fill-opacity: 0.16; }
.report-line { fill: none; stroke: var(--fill); stroke-width: 2; vector-effect: non-scaling-stroke; }
.report-line.report-thin { stroke-width: 1; stroke-dasharray: 3 3; }
.report-dot { fill: var(--fill); }
.report-dot.report-thin { fill: #fff; stroke: var(--fill); }
.report-axis { display: flex; justify-content: space-between; gap: 0.5rem; color: var(--soft); font-size: 0.8125rem; }
.report ol.report-notes { margin-top: 0.375rem; padding-inline-start: 1.5rem; list-style: decimal; font-size: 0.875rem; }
.report div.report-screen { padding-top: 0.875rem; }
.report-quotes { display: grid; gap: 0.5rem; }
.report-quote { padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--line); font-size: 0.9375rem; white-space: pre-line; }
.report-print { padding-top: 1.25rem; border-top: 1px solid var(--line); }
@media (min-width: 48rem) {
  .report { padding: 2.5rem 2rem 3rem; }
  .report-questions { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@page { size: A4; margin: 11mm 13mm; }
@media print {
  .report { max-width: none; padding: 0; font-size: 11pt; line-height: 1.3; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .report .report-screen, .report .report-trend { display: none; }
  .report .report-paper { display: block; }
  .report-head { padding-bottom: 7pt; }
  .report h1.report-title { font-size: 15pt; }
  .report-facts, .report-filters, .report-detail, .report-note, .report-about { font-size: 9.5pt; }
  .report-headline { padding: 18pt 0 20pt; }
  .report h2.report-sentence { max-width: none; margin: 3pt 0 8pt; font-size: 27pt; line-height: 1.15; }
  .report-certainty { padding: 0 5pt; font-size: 9pt; }
  .report-findings { padding: 13pt 0 15pt; }
  .report h2.report-subtitle { margin-bottom: 6pt; font-size: 12pt; }
  .report h3.report-asked { display: -webkit-box; overflow: hidden; font-size: 11.5pt; line-height: 1.25; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .report-said { font-size: 11.5pt; }
  .report-list { gap: 8pt; }
  .report-questions { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 22pt; }
  .report-question, .report-finding, .report-print { break-inside: avoid; }
  .report-question { padding: 11pt 0 12pt; }
  .report-score { font-size: 10pt; }
  .report ul.report-rows { gap: 5pt; margin-top: 6pt; }
  .report-row { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto; gap: 0 7pt; align-items: center; font-size: 10pt; line-height: 1.2; }
  .report-bar { grid-column: auto; grid-row: auto; height: 9pt; }
  .report-label { display: -webkit-box; overflow: hidden; font-size: 9.5pt; line-height: 1.1; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .report-value { min-width: 86pt; }
  .report-interval { font-size: 8.5pt; }
  .report-print { padding-top: 10pt; }
  .report .report-small { font-size: 10pt; }
}
`;
