import type { BenchResult, Row } from './harness.ts';

/** One bench as a table for the terminal. */
export function asText({ bench, rows, productGrowth, referenceGrowth }: BenchResult): string {
  const table = [
    [bench.sizeUnit, 'product', 'reference', 'ratio', 'rounds'],
    ...rows.map((row) => [String(row.size), ...cells(row)]),
  ];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  const lines = table.map((line) =>
    line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '),
  );
  return [
    bench.title,
    `against ${bench.reference}`,
    ...lines.map((line) => `  ${line}`),
    `  ${growthSentence(productGrowth, referenceGrowth)}`,
  ].join('\n');
}

/** All results as one small page that needs nothing else. */
export function asHtml(results: readonly BenchResult[], machine: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Askwell, measured</title>
<style>
  body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d2b2a; background: #fbf8f2 }
  table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .3rem .9rem; text-align: right; border-bottom: 1px solid #d9d2c3 }
  h2 { margin-top: 2.5rem } .better { color: #0b6b62; font-weight: 600 } .worse { color: #a63d2a; font-weight: 600 }
</style>
<h1>Askwell, measured</h1>
<p>Medians of interleaved samples of one run on ${escape(machine)}; ± is the median deviation. A ratio below 1 means that the product is faster.</p>
${results.map(section).join('\n')}
</html>
`;
}

function section({ bench, rows, productGrowth, referenceGrowth }: BenchResult): string {
  const head = [bench.sizeUnit, 'product', 'reference', 'ratio', 'rounds'];
  return `<h2>${escape(bench.title)}</h2>
<p>Against ${escape(bench.reference)}.</p>
<table>
<tr>${head.map((cell) => `<th>${escape(cell)}</th>`).join('')}</tr>
${rows.map(htmlRow).join('\n')}
</table>
<p>${growthSentence(productGrowth, referenceGrowth)}</p>`;
}

function htmlRow(row: Row): string {
  const tone = row.ratio <= 1 ? 'better' : 'worse';
  const [product, reference, ratio, rounds] = cells(row).map(escape);
  return `<tr><td>${row.size}</td><td>${product}</td><td>${reference}</td><td class="${tone}">${ratio}</td><td>${rounds}</td></tr>`;
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
