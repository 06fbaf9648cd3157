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
