import { attachSurvey } from './attach.ts';
import type { CheckoutGlobal } from './platform.ts';

declare const shopify: CheckoutGlobal;

/** The same below the order's status, where shoppers come back to. */
export default async function orderStatus(): Promise<void> {
  await attachSurvey(shopify, document.body).catch(() => undefined);
}
