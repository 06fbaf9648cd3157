import { isAllowed } from '#shared/plan/gates.ts';
import { useBillingCustomer } from './subscription.ts';
import { useUpgrade } from './upgrade.tsx';

/** Runs an export if the plan has it, else says what the plan lacks. */
export function useExportGate(): (run: () => void) => void {
  const { open } = useUpgrade();
  const features = useBillingCustomer().data?.features;
  return (run) => {
    if (features && !isAllowed(features, { type: 'export_answers' })) open('download_survey_reports');
    else run();
  };
}
