import { Button } from '@shopify/polaris';
import { lazy, Suspense, useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));
const ReportForPrint = lazy(async () => ({
  default: (await import('./report-for-print.tsx')).ReportForPrint,
}));

interface ShareButtonProps {
  readonly surveyId: string;
  readonly name: string;
  readonly query: AnalyticsQuery;
  /** Whether the page shows the figures that are printed. */
  readonly isOnFigures: boolean;
}

/** Opens the ways to share the results. On the page with the figures, the browser's own print gives the report. */
export function ShareButton({ isOnFigures, ...shared }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Suspense fallback={null}>
        {(isOnFigures || isOpen) && <ReportForPrint {...shared} />}
        {isOpen && <ShareDialog {...shared} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
