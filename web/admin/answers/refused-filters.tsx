import { Button } from '@shopify/polaris';
import { useAnalyticsView } from './view.ts';
import { PlanRefusal } from './plan-refusal.tsx';

/** Shown instead of results if the address has filters that the plan does not include, as in a shared link. */
export function RefusedFilters() {
  const { clearFilters } = useAnalyticsView();
  return (
    <PlanRefusal feature="advanced_analytics">
      <Button onClick={clearFilters}>Show everybody’s answers</Button>
    </PlanRefusal>
  );
}
