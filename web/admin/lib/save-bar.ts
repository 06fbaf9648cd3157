import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import { isFramed } from './platform.ts';

function bridge(): ShopifyGlobal | undefined {
  return isFramed() ? (globalThis as { shopify?: ShopifyGlobal }).shopify : undefined;
}

/** Whether the store's admin around us has a bar of its own for what is not saved. */
export function hasSaveBar(): boolean {
  return bridge() !== undefined;
}

/** Lets the admin ask whether to leave what its bar stands for. False where there is no admin to ask. */
export async function confirmLeaving(): Promise<boolean> {
  const saveBar = bridge()?.saveBar;
  if (!saveBar) return false;
  await saveBar.leaveConfirmation();
  return true;
}
