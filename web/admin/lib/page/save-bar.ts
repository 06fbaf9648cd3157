import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import { isFramed } from '../platform.ts';

function bridge(): ShopifyGlobal | undefined {
  return isFramed() ? (globalThis as { shopify?: ShopifyGlobal }).shopify : undefined;
}

/** Whether the surrounding admin has its own bar for unsaved changes. */
export function hasSaveBar(): boolean {
  return bridge() !== undefined;
}

/** Lets the admin ask before leaving unsaved changes. False if there is no surrounding admin. */
export async function confirmLeaving(): Promise<boolean> {
  const saveBar = bridge()?.saveBar;
  if (!saveBar) return false;
  await saveBar.leaveConfirmation();
  return true;
}
