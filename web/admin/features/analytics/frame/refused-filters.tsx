import { Button } from '@shopify/polaris';
import { NO_FILTERS, useAnalyticsView } from '../view.ts';
import { PlanRefusal } from './plan-refusal.tsx';

/** Shown instead of results if the address has filters or weighting that the plan does not include, as in a shared link. */
export function RefusedFilters() {
  const { changeQuery } = useAnalyticsView();
  return (
    <PlanRefusal feature="advanced_analytics">
      <Button onClick={() => changeQuery({ ...NO_FILTERS, weighting: 'none' })}>
        Show everybody’s answers
      </Button>
    </PlanRefusal>
  );
}
