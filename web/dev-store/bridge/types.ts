import type { ShopifyGlobal } from '@shopify/app-bridge-types';

/** The library exports the whole only; its parts are named by where they stand in it. */
export type { ShopifyGlobal };
export type SaveBarApi = ShopifyGlobal['saveBar'];
export type ModalApi = ShopifyGlobal['modal'];
export type ToastApi = ShopifyGlobal['toast'];
