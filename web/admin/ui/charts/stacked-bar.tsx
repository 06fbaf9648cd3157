import { ChartFigure, type Canvas, type ChartFigureProps, type Drawing } from './chart-figure.tsx';
import { textWidth } from './label-lines.ts';
import { linear } from '#shared/charts/scale.ts';
import { FONT_SIZE, SMALL_FONT, type Tone, TONES } from './tones.ts';

export interface Part {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly valueText: string;
  readonly tone: Tone;
  readonly reading: string;
}

interface StackedBarProps extends Omit<ChartFigureProps, 'draw' | 'readings'> {
  readonly parts: readonly Part[];
}

const BAR = 28;
const LABELS = 44;

/** Parts of a whole in one bar. Labels stand above their part, or in a row of their own if parts are thin. */
export function StackedBar({ parts, ...figure }: StackedBarProps) {
  return (
    <ChartFigure
      {...figure}
      readings={parts.map(({ reading }) => reading)}
      draw={(canvas) => drawParts(parts, canvas)}
    />
  );
}

function drawParts(parts: readonly Part[], { width, mark, active }: Canvas): Drawing {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const scale = linear([0, total || 1], [0, width]);
  const labels = labelPlaces(parts, width, scale);
  let passed = 0;
  const body = parts.map((part, index) => {
    const from = scale(passed);
    passed += part.value;
    const to = scale(passed);
    const label = labels[index] ?? 0;
    const opacity = active !== null && active !== index ? 0.55 : 1;
    // A thin white gap separates neighbours for people who cannot distinguish their colours.
    const wide = Math.max(0, to - from - (index < parts.length - 1 ? 2 : 0));
    return (
      <g key={part.key} {...mark(index)}>
        <rect x={label} y={0} width={12} height={12} rx={2} style={{ fill: TONES[part.tone] }} />
        <text x={label + 17} y={11} style={LABEL}>
          {part.label}
        </text>
        <text x={label + 17} y={30} style={VALUE}>
          {part.valueText}
        </text>
        <rect
          x={from}
          y={LABELS}
          width={wide}
          height={BAR}
          rx={3}
          style={{ fill: TONES[part.tone], opacity }}
        />
      </g>
    );
  });
  return { height: LABELS + BAR, body };
}

/** Places each label above the start of its part, shifted as neighbours and edges require. */
function labelPlaces(parts: readonly Part[], width: number, scale: (value: number) => number): number[] {
  const sizes = parts.map(
    ({ label, valueText }) =>
      17 + Math.max(textWidth(label, SMALL_FONT), textWidth(valueText, FONT_SIZE)) + 10,
  );
  let passed = 0;
  const places = parts.map(({ value }) => {
    const from = scale(passed);
    passed += value;
    return from;
  });
  for (let index = 1; index < places.length; index += 1) {
    places[index] = Math.max(places[index] ?? 0, (places[index - 1] ?? 0) + (sizes[index - 1] ?? 0));
  }
  let end = width;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.max(0, Math.min(places[index] ?? 0, end - (sizes[index] ?? 0)));
    end = places[index] ?? 0;
  }
  return places;
}

const LABEL = { fontSize: SMALL_FONT, fill: TONES.quiet };
const VALUE = { fontSize: FONT_SIZE, fontWeight: 600, fill: TONES.text };
