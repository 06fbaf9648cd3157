const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** The source of a piece of a built file; null for what the bundler wrote itself. */
export interface Piece {
  readonly source: string | null;
  readonly text: string;
}

/** Cuts a built file into pieces by source. Together they are the whole file. */
export function piecesOf(built: string, { sources, mappings }: SourceMap): Piece[] {
  const pieces: Piece[] = [];
  let source = 0;
  const lines = built.split('\n');
  for (const [row, segments] of mappings.split(';').entries()) {
    const line = lines[row];
    if (line === undefined) break;
    let column = 0;
    let begin = 0;
    let current: string | null = null;
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [columns = 0, sourceDelta] = decode(segment);
      column += columns;
      if (column > begin) pieces.push({ source: current, text: line.slice(begin, column) });
      begin = column;
      if (sourceDelta !== undefined) source += sourceDelta;
      current = sourceDelta === undefined ? null : (sources[source] ?? null);
    }
    const isLast = row === lines.length - 1;
    pieces.push({ source: current, text: line.slice(begin) + (isLast ? '' : '\n') });
  }
  const mapped = mappings.split(';').length;
  if (mapped < lines.length) pieces.push({ source: null, text: lines.slice(mapped).join('\n') });
  return pieces.filter(({ text }) => text !== '');
}

/** Numbers in base 64, five bits each, the lowest first; the lowest bit of a number is its sign. */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    if ((digit & 32) !== 0) {
      shift += 5;
      continue;
    }
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
