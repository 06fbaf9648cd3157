import type { Rgb } from '#shared/theme/colour.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Shape {
  readonly bounds: Box;
  /** How far a point is from the edge, in pixels; negative inside. */
  readonly distance: (x: number, y: number) => number;
  /** A part without edges: all of it belongs to the shape, or none. Nothing is computed there. */
  readonly core?: { readonly box: Box; readonly isFilled: boolean };
}

/** Pixels that shapes are painted on with smooth edges. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Uint8Array;
  /** `softness` is the width of the edge: 1 is smooth, more is a shadow. */
  paint(shape: Shape, colour: Rgb, look?: { readonly softness?: number; readonly opacity?: number }): void;
}

/** With `isMirrored`, left is right. */
export function createCanvas(
  { width, height }: { readonly width: number; readonly height: number },
  background: Rgb,
  isMirrored: boolean,
): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * 3; at += 1) pixels[at] = background[at % 3] ?? 0;
  for (let row = 1; row < height; row += 1) pixels.copyWithin(row * width * 3, 0, width * 3);
  const place = (x: number, y: number): number => 3 * (y * width + (isMirrored ? width - 1 - x : x));
  return {
    width,
    height,
    pixels,
    paint({ bounds, distance, core }, colour, { softness = 1, opacity = 1 } = {}) {
      const area = pixelsOf(bounds, softness, { width, height });
      // The core keeps its distance from soft edges.
      const inner = core && pixelsOf(core.box, -softness, { width, height });
      for (let y = area.top; y < area.bottom; y += 1) {
        const hasCore = inner !== undefined && y >= inner.top && y < inner.bottom && inner.left < inner.right;
        for (let x = area.left; x < area.right; x += 1) {
          if (hasCore && x === inner.left) {
            if (core?.isFilled === true)
              for (; x < inner.right; x += 1) blend(pixels, place(x, y), colour, opacity);
            x = inner.right;
          }
          const covered = opacity * coverage(distance(x + 0.5, y + 0.5), softness);
          if (covered > 0) blend(pixels, place(x, y), colour, covered);
        }
      }
    },
  };
}

/** The pixels of a box with a margin, inside the canvas. */
function pixelsOf(
  { x, y, width, height }: Box,
  margin: number,
  canvas: { readonly width: number; readonly height: number },
) {
  return {
    left: Math.max(0, Math.floor(x - margin)),
    right: Math.min(canvas.width, Math.ceil(x + width + margin)),
    top: Math.max(0, Math.floor(y - margin)),
    bottom: Math.min(canvas.height, Math.ceil(y + height + margin)),
  };
}

const coverage = (distance: number, softness: number) => Math.max(0, Math.min(1, 0.5 - distance / softness));

/** Mixes a colour into the pixel that begins at a byte. */
function blend(pixels: Uint8Array, at: number, colour: Rgb, share: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const before = pixels[at + channel] ?? 0;
    pixels[at + channel] = before + ((colour[channel] ?? 0) - before) * share + 0.5;
  }
}

export function roundedBox(bounds: Box, radius: number): Shape {
  const [halfWidth, halfHeight] = [bounds.width / 2, bounds.height / 2];
  const round = Math.min(radius, halfWidth, halfHeight);
  return {
    bounds,
    distance(x, y) {
      const across = Math.abs(x - bounds.x - halfWidth) - halfWidth + round;
      const down = Math.abs(y - bounds.y - halfHeight) - halfHeight + round;
      return length(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - round;
    },
    core: { box: inset(bounds, round), isFilled: true },
  };
}

/** Many times as fast as Math.hypot. */
const length = (across: number, down: number) => Math.sqrt(across * across + down * down);

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
});

export const disc = (x: number, y: number, radius: number): Shape =>
  roundedBox({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, radius);

/** The edge of a shape as a line inside it. */
export function outline({ bounds, distance, core }: Shape, thickness: number): Shape {
  return {
    bounds,
    distance: (x, y) => Math.abs(distance(x, y) + thickness / 2) - thickness / 2,
    ...(core && { core: { box: inset(core.box, thickness), isFilled: false } }),
  };
}

type Point = readonly [x: number, y: number];

/** A line through points, with round ends. */
export function stroke(points: readonly Point[], thickness: number): Shape {
  const half = thickness / 2;
  const segments = segmentsOf(points, false);
  return {
    bounds: boundsOf(points, half),
    distance: (x, y) => Math.min(...segments.map((each) => toSegment([x, y], each))) - half,
  };
}

export function star(x: number, y: number, radius: number): Shape {
  const points = Array.from({ length: 10 }, (_, at): Point => {
    const reach = at % 2 === 0 ? radius : radius * 0.45;
    const angle = (Math.PI * at) / 5 - Math.PI / 2;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  const segments = segmentsOf(points, true);
  return {
    bounds: boundsOf(points, 0),
    distance(atX, atY) {
      const nearest = Math.min(...segments.map((each) => toSegment([atX, atY], each)));
      return isInside([atX, atY], segments) ? -nearest : nearest;
    },
  };
}

type Segment = readonly [from: Point, to: Point];

function segmentsOf(points: readonly Point[], isClosed: boolean): Segment[] {
  return points.flatMap((point, at): Segment[] => {
    const next = points[at + 1] ?? (isClosed ? points[0] : undefined);
    return next === undefined ? [] : [[point, next]];
  });
}

function toSegment([x, y]: Point, [[fromX, fromY], [toX, toY]]: Segment): number {
  const [across, down] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * across + (y - fromY) * down) / (across ** 2 + down ** 2);
  const at = Math.max(0, Math.min(1, along));
  return length(x - fromX - at * across, y - fromY - at * down);
}

/** Whether a ray to the right crosses the edge an odd number of times. */
function isInside([x, y]: Point, segments: readonly Segment[]): boolean {
  const crossings = segments.filter(
    ([[fromX, fromY], [toX, toY]]) =>
      fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY),
  );
  return crossings.length % 2 === 1;
}

function boundsOf(points: readonly Point[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
