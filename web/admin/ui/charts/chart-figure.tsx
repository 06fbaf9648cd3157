import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Menu } from '../menu/menu.tsx';
import { useToasts } from '../toasts/toasts.tsx';
import styles from './charts.module.css';
import { ChartTable, type TableData } from './chart-table.tsx';
import type { ImageFormat } from './chart-image.ts';
import { type MarkProps, useMarks } from './use-marks.ts';
import { useWidth } from './use-width.ts';

export interface Drawing {
  readonly height: number;
  readonly body: ReactNode;
}

export interface Canvas {
  readonly width: number;
  /** Props of one value's element, in the order of `readings`. */
  readonly mark: (index: number) => MarkProps;
  readonly active: number | null;
}

export interface ChartFigureProps {
  /** The question that the chart answers; also the title of the downloaded picture. */
  readonly title: string;
  /** Whether to show the title above the chart, if the page does not show it already. */
  readonly isTitled?: boolean;
  /** Each value as a sentence: announced on focus and shown under the chart. */
  readonly readings: readonly string[];
  /** Text under the chart while no value has the focus. */
  readonly hint?: string;
  readonly table: TableData;
  readonly fileName: string;
  /** Lines under the chart in the downloaded picture. */
  readonly footnotes?: readonly string[];
  readonly draw: (canvas: Canvas) => Drawing;
}

/** A chart with keyboard access to its values, its table, and its download as a picture. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, isTitled = true, readings, hint = ' ', table, fileName, footnotes = [], draw } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const svg = useRef<SVGSVGElement>(null);
  const { active, mark, settle } = useMarks(readings);
  const [hasTable, setTable] = useState(false);
  const tableId = useId();
  const { height, body } = draw({ width, mark, active });
  // The downloaded picture must not show a focused value.
  const settledSvg = (): SVGSVGElement | null => {
    flushSync(settle);
    return svg.current;
  };
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {isTitled && <span className={styles.title}>{title}</span>}
        <span className={styles.tools}>
          <button
            type="button"
            className={styles.tool}
            aria-expanded={hasTable}
            aria-controls={tableId}
            aria-label={`Table: ${title}`}
            onClick={() => setTable(!hasTable)}
          >
            Table
          </button>
          <Pictures title={title} fileName={fileName} footnotes={footnotes} svgOf={settledSvg} />
        </span>
      </figcaption>
      <div ref={ref} className={styles.canvas}>
        <svg
          ref={svg}
          className={styles.svg}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={title}
        >
          {body}
        </svg>
      </div>
      <p className={styles.reading}>{active === null ? hint : readings[active]}</p>
      <div id={tableId}>{hasTable && <ChartTable title={title} {...table} />}</div>
    </figure>
  );
}

interface PicturesProps {
  readonly title: string;
  readonly fileName: string;
  readonly footnotes: readonly string[];
  readonly svgOf: () => SVGSVGElement | null;
}

function Pictures({ title, fileName, footnotes, svgOf }: PicturesProps) {
  const { show } = useToasts();
  const save = async (format: ImageFormat): Promise<void> => {
    try {
      const { saveImage } = await import('./chart-image.ts');
      const svg = svgOf();
      if (svg) await saveImage(svg, { title, footnotes }, `${fileName}.${format}`, format);
    } catch {
      show({
        variant: 'destructive',
        title: 'The picture could not be made',
        description: 'Check your connection and try again. The table has the same values.',
      });
    }
  };
  return (
    <Menu
      label={`Download: ${title}`}
      items={[
        { label: 'Download PNG', onChoose: () => void save('png') },
        { label: 'Download SVG', onChoose: () => void save('svg') },
      ]}
    />
  );
}
