import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import type { SwitchedOn } from '#shared/delivery/standing.ts';
import { isFramed } from '../platform.ts';

type Extension = Awaited<ReturnType<ShopifyGlobal['app']['extensions']>>[number];

/** The library's union of activations does not follow the extension's type. */
type ThemePart = Extract<Extension['activations'][number], { status: string }>;

const EMBED = 'askwell-embed';
const BLOCK = 'askwell-survey';
const THANK_YOU = 'purchase.thank-you.block.render';

/** A merchant comes back from the store's editor by changing the tab; the admin may need a moment longer. */
const POLL_MS = 15_000;

/** What the store's admin says about the app's parts; null outside of the admin or if it does not answer. */
export function useSwitchedOn(): SwitchedOn | null {
  return useQuery(extensionsQuery).data ?? null;
}

const extensionsQuery = queryOptions({
  queryKey: ['store-extensions'],
  queryFn: readSwitchedOn,
  refetchOnWindowFocus: true,
  refetchInterval: POLL_MS,
  staleTime: 2_000,
});

async function readSwitchedOn(): Promise<SwitchedOn | null> {
  const bridge = (globalThis as { shopify?: Partial<ShopifyGlobal> }).shopify;
  if (!isFramed() || !bridge?.app) return null;
  return bridge.app.extensions().then(switchedOnOf, () => null);
}

/** Null without any extension: then the admin knows nothing about them, which is no proof that they are off. */
export function switchedOnOf(extensions: readonly Extension[]): SwitchedOn | null {
  if (extensions.length === 0) return null;
  const embed = isThemePartOn(extensions, EMBED);
  return {
    popup: embed,
    embedded: embed && isThemePartOn(extensions, BLOCK),
    thank_you: extensions.some(
      ({ type, activations }) =>
        type === 'ui_extension' && activations.some(({ target }) => target === THANK_YOU),
    ),
  };
}

function isThemePartOn(extensions: readonly Extension[], handle: string): boolean {
  return extensions.some(
    ({ type, activations }) =>
      type === 'theme_app_extension' &&
      (activations as readonly ThemePart[]).some(
        (part) => part.handle === handle && part.status === 'active',
      ),
  );
}
