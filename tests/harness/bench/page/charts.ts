import { escapeHtml, formatAmount, formatNumber, formatRatio } from './format.ts';
import type { FigureView, Past } from './results.ts';
import { ratioOf } from './results.ts';

const WIDTH = 320;
const TALL = 150;
const SHORT = 104;
const LEFT = 66;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 26;

/** From this factor between the smallest and the largest value on, a linear scale would hide the small ones. */
const LOG_FROM = 12;

interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
  readonly isLog: boolean;
}

/** Product and reference by size. */
export function sizeChart(figure: FigureView, sizeUnit: string): string {
  const { points, unit, name } = figure;
  const values = points.flatMap(({ product, reference }) =>
    reference === null ? [product] : [product, reference],
  );
  const y = verticalScale(values, TALL);
  const x = (at: number) => along(at, points.length);
  const line = (key: 'product' | 'reference') =>
    points.flatMap((point, at): [number, number][] => {
      const value = point[key];
      return value === null ? [] : [[x(at), y.at(value)]];
    });
  const said = points.map(
    ({ size, product, reference }) =>
      `${formatNumber(size)} ${sizeUnit}: ${formatAmount(product, unit)}${reference === null ? '' : `, reference ${formatAmount(reference, unit)}`}`,
  );
  const marks = [
    polyline(line('reference'), 'reference'),
    ...line('reference').map(
      ([cx, cy]) => `<rect class="reference" x="${r(cx - 3)}" y="${r(cy - 3)}" width="6" height="6"/>`,
    ),
    polyline(line('product'), 'product'),
    ...line('product').map(([cx, cy]) => `<circle class="product" cx="${r(cx)}" cy="${r(cy)}" r="4"/>`),
  ];
  const labels = points.map(({ size }, at) => tickBelow([x(at), TALL - 8], compact(size)));
  return drawing(TALL, `${name} by size. ${said.join('; ')}`, [
    ...grid(y, (value) => formatAmount(value, unit)),
    ...labels,
    ...marks,
  ]);
}

/** The ratio, or the value, of each run. Runs beside other work are hollow and no line leads through them. */
export function historyChart({ history, unit, name, points }: FigureView): string {
  const hasReference = points.some((point) => ratioOf(point) !== null);
  const shown = (value: number) => (hasReference ? formatRatio(value) : formatAmount(value, unit));
  const y = verticalScale(
    history.map(({ value }) => value),
    SHORT,
  );
  const x = (at: number) => along(at, history.length);
  const place = (past: Past, at: number): [number, number] => [x(at), y.at(past.value)];
  const placed = history.map((past, at) => ({ past, spot: place(past, at) }));
  const lines = machinesOf(history).map((machine) =>
    polyline(
      placed.filter(({ past }) => !past.isLoaded && past.machine === machine).map(({ spot }) => spot),
      'product',
    ),
  );
  const dots = placed.map(
    ({ past, spot: [cx, cy] }) =>
      `<circle class="${past.isLoaded ? 'loaded' : 'product'}" cx="${r(cx)}" cy="${r(cy)}" r="4"><title>${escapeHtml(sayPast(past, shown))}</title></circle>`,
  );
  const ends = [...new Set([0, history.length - 1])];
  const labels = ends.map((at) =>
    tickBelow([x(at), SHORT - 8], (history[at]?.date ?? '').slice(0, 10), sideOf(at, history.length)),
  );
  return drawing(SHORT, `${name} by run. ${history.map((past) => sayPast(past, shown)).join('; ')}`, [
    ...grid(y, shown),
    ...labels,
    ...lines,
    ...dots,
  ]);
}

const machinesOf = (history: readonly Past[]) => [...new Set(history.map(({ machine }) => machine))];

const sayPast = ({ date, commit, value, isLoaded }: Past, shown: (value: number) => string) =>
  `${date.slice(0, 10)}, ${commit}: ${shown(value)}${isLoaded ? ', beside other work' : ''}`;

export function isLogScale(values: readonly number[]): boolean {
  const above = values.filter((value) => value > 0);
  return above.length === values.length && Math.max(...above) / Math.min(...above) >= LOG_FROM;
}

function verticalScale(values: readonly number[], height: number): Scale {
  const span = height - TOP - BOTTOM;
  if (isLogScale(values)) {
    const low = Math.floor(Math.log10(Math.min(...values)));
    const high = Math.ceil(Math.log10(Math.max(...values)));
    const step = Math.ceil((high - low) / 4);
    const ticks = [];
    for (let power = low; power <= high; power += step) ticks.push(10 ** power);
    return {
      isLog: true,
      ticks,
      at: (value) => TOP + span * (1 - (Math.log10(value) - low) / (high - low)),
    };
  }
  const top = roundUp(Math.max(...values, 0));
  return { isLog: false, ticks: [0, top / 2, top], at: (value) => TOP + span * (1 - value / top) };
}

/** The next of 1, 2, 4, 6, 8 or 10 times a power of ten. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 4, 6, 8, 10].find((step) => step * power >= value * (1 - 1e-9)) ?? 10);
}

/** Sizes and runs stand at equal distances; a single one in the middle. */
function along(at: number, count: number): number {
  const inner = WIDTH - LEFT - RIGHT;
  const margin = 14;
  return count === 1 ? LEFT + inner / 2 : LEFT + margin + ((inner - 2 * margin) * at) / (count - 1);
}

function grid({ ticks, at }: Scale, shown: (value: number) => string): string[] {
  return ticks.map(
    (tick) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${r(at(tick))}" y2="${r(at(tick))}"/>` +
      `<text x="${LEFT - 6}" y="${r(at(tick) + 4)}" text-anchor="end">${escapeHtml(shown(tick))}</text>`,
  );
}

type Side = 'start' | 'middle' | 'end';

/** Dates at both ends stay within the chart. */
const sideOf = (at: number, count: number): Side => (count === 1 ? 'middle' : at === 0 ? 'start' : 'end');

function tickBelow([x, y]: [number, number], text: string, side: Side = 'middle'): string {
  const shift = { start: -14, middle: 0, end: 14 }[side];
  return `<text x="${r(x + shift)}" y="${y}" text-anchor="${side}">${escapeHtml(text)}</text>`;
}

/** 100 k, 1 M: sizes have to fit below a small chart. */
function compact(size: number): string {
  if (size >= 1_000_000) return `${size / 1_000_000} M`;
  return size >= 10_000 ? `${size / 1_000} k` : formatNumber(size);
}

function polyline(spots: readonly [number, number][], name: string): string {
  if (spots.length < 2) return '';
  return `<polyline class="${name}" points="${spots.map(([x, y]) => `${r(x)},${r(y)}`).join(' ')}"/>`;
}

function drawing(height: number, label: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(label)}">${parts.join('')}</svg>`;
}

const r = (value: number) => Number(value.toFixed(1));
