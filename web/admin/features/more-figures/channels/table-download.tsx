import { type Cell, csvFile } from '#shared/text/spreadsheet.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import { useExportGate } from '../../../lib/billing/use-export-gate.ts';
import charts from '../../../ui/charts/charts.module.css';
import { fileName } from '../../../answers/format-figure.ts';
import styles from './channels.module.css';

/** A table as a file has it: shares from 0 to 1 and amounts without a currency. */
export interface TableFile {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

interface TableDownloadProps extends TableFile {
  readonly title: string;
}

/** Saves a table of the report for spreadsheets. */
export function TableDownload({ title, columns, rows }: TableDownloadProps) {
  const gate = useExportGate();
  const save = (): void => {
    const file = new Blob([csvFile([columns, ...rows])], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${fileName(title)}.csv`);
  };
  return (
    <p className={styles.download}>
      <button
        type="button"
        className={charts.tool}
        aria-label={`Download CSV: ${title}`}
        onClick={() => gate(save)}
      >
        Download CSV
      </button>
    </p>
  );
}
