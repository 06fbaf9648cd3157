import { useEffect } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { putOnPaper } from './print-sheet.ts';
import { useReport } from './use-report.ts';

interface ReportForPrintProps {
  readonly surveyId: string;
  readonly name: string;
  readonly query: AnalyticsQuery;
}

/** While it is mounted, the browser prints the report in place of the screen. */
export function ReportForPrint({ surveyId, name, query }: ReportForPrintProps) {
  const report = useReport({ surveyId, name, query, isAsking: false });
  useEffect(() => {
    if (!report) return undefined;
    let remove: (() => void) | null = null;
    const put = (): void => {
      remove ??= putOnPaper(report);
    };
    const takeAway = (): void => {
      remove?.();
      remove = null;
    };
    window.addEventListener('beforeprint', put);
    window.addEventListener('afterprint', takeAway);
    return () => {
      takeAway();
      window.removeEventListener('beforeprint', put);
      window.removeEventListener('afterprint', takeAway);
    };
  }, [report]);
  return null;
}
