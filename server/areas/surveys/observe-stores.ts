import { MINUTE_MS } from '#shared/durations.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { measuredLater } from '#server/kernel/telemetry/measured-later.ts';
import { countStores, type StoreClass } from './figures-repository.ts';

/** Tells how many stores there are of each size, and how much they answer: what a deployment's cost grows with. */
export function observeStores({ database, metrics }: Pick<Deps, 'database' | 'metrics'>): void {
  const classes = measuredLater<readonly StoreClass[]>(MINUTE_MS, () => countStores(database), []);
  const by = (pick: (of: StoreClass) => number) => () =>
    Object.fromEntries(classes().map((each) => [each.class, pick(each)]));
  metrics.gauges(
    'stores',
    'Stores with the app, by their responses of this month.',
    'responses_this_month',
    by(({ stores }) => stores),
  );
  metrics.gauges(
    'stores_responses',
    'Responses that these stores have, of all months.',
    'responses_this_month',
    by(({ responses }) => responses),
  );
}
