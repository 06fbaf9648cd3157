import { labelLines } from './label-lines.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** The CSS properties copied into the picture, since the page's style sheets are not part of it. */
const COPIED_PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
];
const MARGIN = 24;
const TITLE_SIZE = 16;
const TITLE_ROOM = 32;
const NOTE_SIZE = 12;
const NOTE_LINE = 18;
/** Of one footnote. */
const MOST_LINES = 4;
/** Twice the size, for projectors. */
const PNG_SCALE = 2;

export type ImageFormat = 'png' | 'svg';

export interface ImageTexts {
  readonly title: string;
  /** Lines under the chart. */
  readonly footnotes: readonly string[];
}

/** A chart as a standalone file with its texts on a white background. */
export function chartImage(
  svg: SVGSVGElement,
  { title, footnotes }: ImageTexts,
): { text: string; width: number; height: number } {
  const [chartWidth, chartHeight] = ['width', 'height'].map((name) => Number(svg.getAttribute(name)));
  const width = (chartWidth ?? 0) + 2 * MARGIN;
  const notes = footnotes.flatMap((note) => labelLines(note, chartWidth ?? 0, NOTE_SIZE, MOST_LINES));
  const notesFrom = (chartHeight ?? 0) + MARGIN + TITLE_ROOM + NOTE_LINE;
  const height = (chartHeight ?? 0) + 2 * MARGIN + TITLE_ROOM + notes.length * NOTE_LINE;
  const picture = document.createElementNS(NAMESPACE, 'svg');
  const size = { xmlns: NAMESPACE, width, height, viewBox: `0 0 ${width} ${height}` };
  for (const [name, value] of Object.entries(size)) picture.setAttribute(name, String(value));
  picture.append(
    element('rect', { width: '100%', height: '100%', fill: '#ffffff' }),
    textOf(title, svg, { y: MARGIN + TITLE_SIZE, size: TITLE_SIZE, weight: '600' }),
    drawingOf(svg),
    ...notes.map((note, at) =>
      textOf(note, svg, { y: notesFrom + at * NOTE_LINE, size: NOTE_SIZE, weight: '400' }),
    ),
  );
  return { text: new XMLSerializer().serializeToString(picture), width, height };
}

interface Setting {
  readonly y: number;
  readonly size: number;
  readonly weight: string;
}

function textOf(content: string, svg: SVGSVGElement, { y, size, weight }: Setting): SVGElement {
  const text = element('text', {
    x: String(MARGIN),
    y: String(y),
    'font-size': String(size),
    'font-weight': weight,
    'font-family': getComputedStyle(svg).fontFamily,
    fill: getComputedStyle(svg).color,
  });
  text.textContent = content;
  return text;
}

function drawingOf(svg: SVGSVGElement): SVGElement {
  const group = element('g', { transform: `translate(${MARGIN} ${MARGIN + TITLE_ROOM})` });
  for (const child of svg.children) group.append(plainCopy(child));
  return group;
}

/** Removes what only matters on the page: classes, focus, accessible names. */
function plainCopy(original: Element): Element {
  const copy = original.cloneNode(false) as Element;
  for (const { name } of [...copy.attributes]) {
    if (/^(class|style|role|tabindex|aria-|data-)/.test(name)) copy.removeAttribute(name);
  }
  const looks = getComputedStyle(original);
  for (const name of COPIED_PROPERTIES) {
    const value = looks.getPropertyValue(name);
    if (value !== '') copy.setAttribute(name, value);
  }
  if (original.children.length === 0) copy.textContent = original.textContent;
  for (const child of original.children) copy.append(plainCopy(child));
  return copy;
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

export async function saveImage(
  svg: SVGSVGElement,
  texts: ImageTexts,
  fileName: string,
  format: ImageFormat,
): Promise<void> {
  const picture = chartImage(svg, texts);
  const source = new Blob([picture.text], { type: 'image/svg+xml' });
  save(format === 'svg' ? source : await drawPng(picture), fileName);
}

/** Draws an SVG file at twice its size. */
export async function drawPng({ text, width, height }: ReturnType<typeof chartImage>): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * PNG_SCALE;
  canvas.height = height * PNG_SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be drawn.');
  return blob;
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read the file before the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
