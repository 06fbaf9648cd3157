import { useEffect, useRef, useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { download } from '../../../lib/api/download.ts';
import { fileNameIn, saveFile } from '../../../lib/page/save-file.ts';
import { useServices } from '../../../lib/services.tsx';
import { useUpgrade } from '../../../lib/billing/upgrade.tsx';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { createReceiver, exportPath, type ExportName, type ExportProgress } from './export-file.ts';

interface Running extends ExportProgress {
  readonly name: ExportName;
}

/** One export at a time. Leaving the page aborts it, like cancelling. */
export function useExport(surveyId: string, query: AnalyticsQuery) {
  const { config, session } = useServices();
  const { show } = useToasts();
  const upgrade = useUpgrade();
  const [running, setRunning] = useState<Running | null>(null);
  const aborter = useRef<AbortController | null>(null);
  useEffect(() => () => aborter.current?.abort(), []);

  const run = async (name: ExportName): Promise<void> => {
    const own = new AbortController();
    aborter.current = own;
    setRunning({ name, rows: 0, total: null });
    const receiver = createReceiver();
    try {
      const headers = await download(exportPath(name, surveyId, query), {
        base: config.bearerBase,
        session,
        signal: own.signal,
        onPiece: (piece, said) => setRunning({ name, ...receiver.take(piece, said) }),
      });
      const fileName = fileNameIn(headers, `${name}.csv`);
      saveFile(receiver.file(), fileName);
      show({ variant: 'success', title: 'The export is done', description: fileName });
    } catch (fault) {
      if (own.signal.aborted) return;
      if (fault instanceof ApiError && fault.code === 'PLAN_LIMIT') upgrade.open('download_survey_reports');
      else show(failure(fault, () => void run(name)));
    } finally {
      if (aborter.current === own) setRunning(null);
    }
  };
  const cancel = (): void => {
    aborter.current?.abort();
    setRunning(null);
    show({ title: 'The export was cancelled', description: 'No file was saved.' });
  };
  return { running, run: (name: ExportName) => void run(name), cancel };
}

function failure(fault: unknown, onAction: () => void) {
  const why = fault instanceof Error ? fault.message : '';
  return {
    variant: 'destructive' as const,
    title: 'The export did not come through',
    description: `${why} No file was saved.`.trim(),
    action: { label: 'Try again', onAction },
  };
}
