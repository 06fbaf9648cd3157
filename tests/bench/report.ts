import type { FigureResult } from './figures.ts';
import { figureGrowth, figureTable } from './figures.ts';
import type { BenchResult, Row } from './harness.ts';

export type Result = BenchResult | FigureResult;

/** One bench as a table for the terminal. */
export function asText(result: Result): string {
  const table = tableOf(result);
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  const lines = table.map((line) =>
    line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '),
  );
  return [
    result.bench.title,
    `against ${result.bench.reference}`,
    ...lines.map((line) => `  ${line.trimEnd()}`),
    `  ${growthOf(result)}`,
  ].join('\n');
}

function tableOf(result: Result): string[][] {
  if (isFigures(result)) return figureTable(result);
  return [
    [result.bench.sizeUnit, 'product', 'reference', 'ratio', 'rounds'],
    ...result.rows.map((row) => [String(row.size), ...cells(row)]),
  ];
}

function growthOf(result: Result): string {
  return isFigures(result)
    ? figureGrowth(result)
    : growthSentence(result.productGrowth, result.referenceGrowth);
}

const isFigures = (result: Result): result is FigureResult => 'measure' in result.bench;

/** All results as one small self-contained page. */
export function asHtml(results: readonly Result[], machine: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Askwell, measured</title>
<style>
  body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d2b2a; background: #fbf8f2 }
  table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .3rem .9rem; text-align: right; border-bottom: 1px solid #d9d2c3 }
  h2 { margin-top: 2.5rem } svg { max-width: 35rem; font-size: 13px } .better { fill: #0b6b62 } .worse { fill: #a63d2a }
  line { stroke: #1d2b2a; stroke-dasharray: 3 3 }
</style>
<h1>Askwell, measured</h1>
<p>Medians of interleaved samples of one run on ${escape(machine)}; ± is the median deviation. A ratio below 1 means that the product is faster.</p>
${results.map(section).join('\n')}
</html>
`;
}

function section(result: Result): string {
  const [head = [], ...lines] = tableOf(result);
  const row = (tag: string, line: readonly string[]): string =>
    `<tr>${line.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<h2>${escape(result.bench.title)}</h2>
<p>Against ${escape(result.bench.reference)}.</p>
<table>
${[row('th', head), ...lines.map((line) => row('td', line))].join('\n')}
</table>
<p>${escape(growthOf(result))}</p>
${isFigures(result) ? '' : chart(result)}`;
}

/** A bar for each size: the product's time as a share of the reference's. */
function chart({ bench, rows }: BenchResult): string {
  const widest = Math.max(1, ...rows.map(({ ratio }) => ratio));
  const bars = rows.map(({ size, ratio }, index) => {
    const y = index * 28;
    const width = Math.max(1, (ratio / widest) * 400);
    return `<text x="0" y="${y + 17}">${size}</text><rect x="70" y="${y + 4}" width="${width.toFixed(1)}" height="18" class="${ratio <= 1 ? 'better' : 'worse'}"/><text x="${(width + 78).toFixed(1)}" y="${y + 17}">${ratio.toPrecision(2)}</text>`;
  });
  const at = 70 + 400 / widest;
  return `<svg viewBox="0 0 560 ${rows.length * 28}" role="img" aria-label="Ratio by ${escape(bench.sizeUnit)}">${bars.join('')}<line x1="${at}" x2="${at}" y1="0" y2="${rows.length * 28}"/></svg>`;
}

function cells(row: Row): [product: string, reference: string, ratio: string, rounds: string] {
  return [
    `${duration(row.product)} ±${percent(row.productSpread)}`,
    `${duration(row.reference)} ±${percent(row.referenceSpread)}`,
    row.ratio.toPrecision(2),
    String(row.rounds),
  ];
}

function growthSentence(product: number, reference: number): string {
  return `Time grows with the size to the power of ${product.toFixed(2)}; the reference's with ${reference.toFixed(2)}.`;
}

function duration(ms: number): string {
  return ms < 1 ? `${(ms * 1000).toPrecision(3)} µs` : `${ms.toPrecision(3)} ms`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
