import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useBillingCustomer } from '../../../lib/billing/subscription.ts';
import { useExportGate } from '../../../lib/billing/use-export-gate.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { ExportName, ExportProgress } from './export-file.ts';
import styles from './export.module.css';
import { useExport } from './use-export.ts';

const FILES: readonly { readonly name: ExportName; readonly label: string; readonly about: string }[] = [
  {
    name: 'responses',
    label: 'Responses',
    about: 'One row for each response, with a column for each question.',
  },
  { name: 'summary', label: 'Summary', about: 'The figures of each question, with how sure they are.' },
];

/** Exports what is shown, with the page's filters. */
export function ExportMenu({
  surveyId,
  query,
}: {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
}) {
  const [isOpen, setOpen] = useState(false);
  const gate = useExportGate();
  const features = useBillingCustomer().data?.features;
  const { running, run, cancel } = useExport(surveyId, query);
  if (running) return <ExportProgress progress={running} onCancel={cancel} />;
  return (
    <>
      <Button onClick={() => gate(() => setOpen(true))} disabled={!features}>
        Export
      </Button>
      {isOpen && (
        <Dialog
          title="Export as CSV"
          subtitle="For Excel, Sheets and the like. The days and filters above hold for the file as well."
          maxWidth={480}
          onClose={() => setOpen(false)}
        >
          <ul className={styles.files}>
            {FILES.map(({ name, label, about }) => (
              <li key={name}>
                <div>
                  <h3>{label}</h3>
                  <p>{about}</p>
                </div>
                <Button
                  accessibilityLabel={`Export ${label.toLowerCase()}`}
                  onClick={() => {
                    setOpen(false);
                    run(name);
                  }}
                >
                  Export
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function ExportProgress({ progress, onCancel }: { progress: ExportProgress; onCancel: () => void }) {
  const { rows, total } = progress;
  const share = total === null || total === 0 ? undefined : rows / total;
  return (
    <div className={styles.progress}>
      <label>
        <span>
          Exporting {rows.toLocaleString()}
          {total !== null && ` of ${total.toLocaleString()}`} rows
        </span>
        <progress max={1} {...(share !== undefined && { value: share })} />
      </label>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
