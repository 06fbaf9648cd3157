/** A falling piece of confetti. Sizes and places are shares of the canvas or CSS pixels, times are milliseconds. */
export interface Piece {
  readonly x: number;
  readonly delay: number;
  readonly fall: number;
  readonly sway: number;
  readonly turn: number;
  readonly size: number;
  readonly colour: string;
}

const COLOURS = ['#0f5c5c', '#e2603f', '#f2b544', '#5aa9a3', '#d5ebe5', '#8f4bb8'];
const FALL_MS = 2_600;

export function makePieces(count: number, random: () => number): Piece[] {
  return Array.from({ length: count }, (_, at) => ({
    x: random(),
    delay: random() * 1_200,
    fall: FALL_MS * (0.7 + random() * 0.6),
    sway: (random() - 0.5) * 0.24,
    turn: (random() - 0.5) * 14,
    size: 6 + random() * 6,
    colour: COLOURS[at % COLOURS.length] ?? '#0f5c5c',
  }));
}

/** Runs the animation once and clears the canvas; the returned function stops it early. */
export function throwConfetti(canvas: HTMLCanvasElement, pieces: readonly Piece[]): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  const scale = window.devicePixelRatio || 1;
  // The canvas covers the window; while its dialog animates, its own size is not final.
  const { innerWidth: width, innerHeight: height } = window;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.scale(scale, scale);
  const last = Math.max(...pieces.map(({ delay, fall }) => delay + fall));
  const begin = performance.now();
  let frame = requestAnimationFrame(draw);

  function draw(now: number): void {
    context?.clearRect(0, 0, width, height);
    const passed = now - begin;
    if (passed > last) return;
    for (const piece of pieces) if (context) drawPiece(context, piece, { passed, width, height });
    frame = requestAnimationFrame(draw);
  }
  return () => cancelAnimationFrame(frame);
}

interface Scene {
  readonly passed: number;
  readonly width: number;
  readonly height: number;
}

function drawPiece(context: CanvasRenderingContext2D, piece: Piece, { passed, width, height }: Scene): void {
  const way = (passed - piece.delay) / piece.fall;
  if (way <= 0 || way >= 1) return;
  const x = (piece.x + Math.sin(way * 6) * piece.sway) * width;
  // Accelerates while falling.
  const y = way * way * (height + 40) - 20;
  context.save();
  context.translate(x, y);
  context.rotate(way * piece.turn);
  context.fillStyle = piece.colour;
  // A turning piece looks narrower from the side.
  const seen = piece.size * Math.abs(Math.cos(way * piece.turn * 1.3));
  context.fillRect(-piece.size / 2, -seen / 2, piece.size, seen);
  context.restore();
}
