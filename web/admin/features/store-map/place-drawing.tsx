import type { StorePlace } from '#shared/delivery/place-order.ts';
import styles from './store-map.module.css';

type Box = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  tone: 'brand' | 'text' | 'line' | 'soft',
];

const HEAD: readonly Box[] = [
  [12, 8, 30, 4, 'brand'],
  [88, 8, 20, 4, 'line'],
];
const row = (y: number): readonly Box[] => [
  [12, y, 96, 3, 'line'],
  [12, y + 6, 72, 3, 'line'],
];

const BOXES: Readonly<Record<StorePlace, readonly Box[]>> = {
  home: [
    [12, 18, 96, 22, 'soft'],
    [20, 25, 40, 5, 'text'],
    ...[12, 46, 80].map((x): Box => [x, 46, 28, 16, 'soft']),
  ],
  collection: [12, 38, 64, 90].flatMap((x): Box[] => [
    [x, 20, 20, 18, 'soft'],
    [x, 42, 14, 3, 'line'],
    [x, 50, 20, 10, 'soft'],
  ]),
  product: [
    [12, 18, 40, 42, 'soft'],
    [60, 20, 40, 5, 'text'],
    [60, 30, 48, 3, 'line'],
    [60, 36, 40, 3, 'line'],
    [60, 48, 48, 10, 'brand'],
  ],
  cart: [
    [12, 18, 14, 12, 'soft'],
    [32, 20, 40, 3, 'line'],
    [12, 34, 14, 12, 'soft'],
    [32, 36, 40, 3, 'line'],
    [72, 50, 36, 10, 'brand'],
  ],
  other: [[12, 20, 44, 5, 'text'], ...row(32), ...row(46)],
  thank_you: [[12, 20, 10, 10, 'brand'], [28, 22, 50, 5, 'text'], ...row(36), ...row(50)],
  embedded: [[12, 20, 44, 5, 'text'], ...row(30), [12, 44, 96, 16, 'soft']],
  hosted: [
    [30, 14, 60, 44, 'soft'],
    [38, 22, 36, 5, 'text'],
    [38, 34, 44, 4, 'line'],
    [38, 44, 44, 8, 'brand'],
  ],
};

/** Where the survey stands in the drawing. */
const CARDS: Readonly<
  Partial<Record<StorePlace, readonly [x: number, y: number, width: number, height: number]>>
> = {
  thank_you: [12, 34, 96, 26],
  embedded: [12, 42, 96, 20],
  hosted: [30, 14, 60, 44],
};
const CORNER = [6, 38, 44, 24] as const;

/** A page of the store in a few strokes, with the survey on it if it lies there. */
export function PlaceDrawing({ place, isOwn }: { place: StorePlace; isOwn: boolean }) {
  const [x, y, width, height] = CARDS[place] ?? CORNER;
  return (
    <svg className={styles.drawing} viewBox="0 0 120 66" aria-hidden="true">
      {[...HEAD, ...BOXES[place]].map((box) => (
        <rect
          key={box.join()}
          x={box[0]}
          y={box[1]}
          width={box[2]}
          height={box[3]}
          rx="2"
          data-tone={box[4]}
        />
      ))}
      {isOwn && (
        <g data-tone="own">
          <rect x={x} y={y} width={width} height={height} rx="4" />
          <path d={`M${x + 6} ${y + 7}h${width * 0.55}M${x + 6} ${y + 14}h${width - 12}`} />
        </g>
      )}
    </svg>
  );
}
