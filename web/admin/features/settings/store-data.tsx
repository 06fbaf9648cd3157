import { Button } from '@shopify/polaris';
import { useEffect, useRef, useState } from 'react';
import { STORE_EXPORT_PATH } from '#shared/api/values.ts';
import { download } from '../../lib/api/download.ts';
import { fileNameIn, saveFile } from '../../lib/page/save-file.ts';
import { useServices } from '../../lib/services.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { DeleteStoreDialog } from './delete-store-dialog.tsx';
import styles from './settings.module.css';

/** Exports or deletes all of the store's data. */
export function StoreData({ shop }: { shop: string }) {
  const [deleting, setDeleting] = useState(false);
  const { start, cancel, kilobytes } = useStoreExport();
  return (
    <Panel
      heading="All of your data"
      hint="Surveys, versions, answers, orders behind them, views, plan and invoices, line by line as JSON."
    >
      <div className={styles.actions}>
        {kilobytes === null ? (
          <Button onClick={() => void start()}>Export everything</Button>
        ) : (
          <>
            <span role="status">{kilobytes.toLocaleString()} kB so far…</span>
            <Button onClick={cancel}>Stop</Button>
          </>
        )}
        <Button tone="critical" onClick={() => setDeleting(true)}>
          Delete everything
        </Button>
      </div>
      {deleting && <DeleteStoreDialog shop={shop} onClose={() => setDeleting(false)} />}
    </Panel>
  );
}

/** Downloads the export in pieces. Leaving the page aborts it; an incomplete file is not kept. */
function useStoreExport() {
  const { config, session } = useServices();
  const { show } = useToasts();
  const [kilobytes, setKilobytes] = useState<number | null>(null);
  const aborter = useRef<AbortController | null>(null);
  useEffect(() => () => aborter.current?.abort(), []);
  const start = async (): Promise<void> => {
    const own = new AbortController();
    aborter.current = own;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    setKilobytes(0);
    try {
      const headers = await download(STORE_EXPORT_PATH, {
        base: config.bearerBase,
        session,
        signal: own.signal,
        onPiece: (piece) => {
          pieces.push(piece);
          bytes += piece.length;
          setKilobytes(Math.ceil(bytes / 1000));
        },
      });
      const name = fileNameIn(headers, 'store.ndjson');
      saveFile(new Blob(pieces, { type: 'application/x-ndjson' }), name);
      show({ variant: 'success', title: 'The export is done', description: name });
    } catch (fault) {
      if (own.signal.aborted) return;
      const description = fault instanceof Error ? fault.message : undefined;
      show({ variant: 'destructive', title: 'The export broke off', ...(description && { description }) });
    } finally {
      setKilobytes(null);
    }
  };
  return { start, cancel: () => aborter.current?.abort(), kilobytes };
}
