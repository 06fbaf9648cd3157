import type { ShopifyGlobal } from '@shopify/app-bridge-types';

/** The library exports only the whole type, so its parts are read by index. */
export type { ShopifyGlobal };
export type SaveBarApi = ShopifyGlobal['saveBar'];
export type ModalApi = ShopifyGlobal['modal'];
export type ToastApi = ShopifyGlobal['toast'];
export type ExtensionInfo = Awaited<ReturnType<ShopifyGlobal['app']['extensions']>>[number];
