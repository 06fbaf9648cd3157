import { Button } from '@shopify/polaris';
import { useAnalyticsView } from '../view.ts';
import { Refused } from './refused.tsx';

/** An address with filters may come from somebody with another plan: what it shows isn't shown without them. */
export function RefusedFilters() {
  const { clearFilters } = useAnalyticsView();
  return (
    <Refused feature="advanced_analytics">
      <Button onClick={clearFilters}>Show everybody’s answers</Button>
    </Refused>
  );
}
