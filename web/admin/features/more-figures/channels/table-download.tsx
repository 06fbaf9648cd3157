import { isAllowed } from '#shared/plan/gates.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useBillingCustomer } from '../../../lib/store/subscription.ts';
import type { Cell } from '../../../lib/table-csv.ts';
import { useUpgrade } from '../../../lib/upgrade.tsx';
import charts from '../../../ui/charts/charts.module.css';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
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
  const { show } = useToasts();
  const upgrade = useUpgrade();
  const features = useBillingCustomer().data?.features;
  const save = async (): Promise<void> => {
    if (features && !isAllowed(features, { type: 'export_answers' })) {
      upgrade.open('download_survey_reports');
      return;
    }
    try {
      const { tableToCsv } = await import('../../../lib/table-csv.ts');
      const file = new Blob([tableToCsv([columns, ...rows])], { type: 'text/csv;charset=utf-8' });
      saveFile(file, `${fileName(title)}.csv`);
    } catch {
      show({
        variant: 'destructive',
        title: 'The file could not be made',
        description: 'Check your connection and try again.',
      });
    }
  };
  return (
    <p className={styles.download}>
      <button
        type="button"
        className={charts.tool}
        aria-label={`Download CSV: ${title}`}
        onClick={() => void save()}
      >
        Download CSV
      </button>
    </p>
  );
}
