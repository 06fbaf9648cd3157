import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Menu } from '../menu/menu.tsx';
import { useToasts } from '../toasts/toasts.tsx';
import styles from './charts.module.css';
import { ChartTable, type TableData } from './chart-table.tsx';
import type { PictureFormat } from './picture.ts';
import { type MarkProps, useMarks } from './use-marks.ts';
import { useWidth } from './use-width.ts';

export interface Drawing {
  readonly height: number;
  readonly body: ReactNode;
}

export interface Canvas {
  readonly width: number;
  /** For the element of one value, in the order of `readings`. */
  readonly mark: (index: number) => MarkProps;
  readonly active: number | null;
}

export interface ChartFigureProps {
  /** The question that the chart answers; also the picture's title. */
  readonly title: string;
  /** Whether the title stands above the chart, or is there already. */
  readonly isTitled?: boolean;
  /** Each value as a sentence: read out on focus, shown under the chart. */
  readonly readings: readonly string[];
  /** What stands under the chart while no value is looked at. */
  readonly hint?: string;
  readonly table: TableData;
  readonly fileName: string;
  readonly draw: (canvas: Canvas) => Drawing;
}

/** A chart with everything around it: its values by keyboard, the table behind it, and itself as a picture. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, isTitled = true, readings, hint = ' ', table, fileName, draw } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const svg = useRef<SVGSVGElement>(null);
  const { active, mark, settle } = useMarks(readings);
  const [hasTable, setTable] = useState(false);
  const tableId = useId();
  const { height, body } = draw({ width, mark, active });
  // A picture shows no value that happens to be pointed at.
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
          <Pictures title={title} fileName={fileName} svgOf={settledSvg} />
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
  readonly svgOf: () => SVGSVGElement | null;
}

function Pictures({ title, fileName, svgOf }: PicturesProps) {
  const { show } = useToasts();
  const save = async (format: PictureFormat): Promise<void> => {
    try {
      const { savePicture } = await import('./picture.ts');
      const svg = svgOf();
      if (svg) await savePicture(svg, title, fileName, format);
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
