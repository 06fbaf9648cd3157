import type { QueryClient, QueryKey, QueryObserverOptions } from '@tanstack/react-query';

/** Preloaded queries, until the first screen that shows them is left. */
const unshown = new WeakSet();

/** For `staleTime`: preloaded data is fresh for the screen that shows it first, however late its code arrives. */
export function freshUntilShown(query: object): number {
  return unshown.has(query) ? Infinity : 0;
}

/** Requests data before the code of its screen has loaded. Undefined after a failure, which the screen reports. */
export function preload<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key> & { readonly queryKey: Key },
): Promise<Data | undefined> {
  const data = queries.query(options).catch(() => undefined);
  const cache = queries.getQueryCache();
  const preloaded = cache.find({ queryKey: options.queryKey });
  if (!preloaded) return data;
  unshown.add(preloaded);
  const stop = cache.subscribe(({ type, query }) => {
    if (query !== preloaded || (type !== 'observerRemoved' && type !== 'removed')) return;
    unshown.delete(preloaded);
    stop();
  });
  return data;
}
