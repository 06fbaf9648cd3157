import { attachSurvey } from './attach.ts';
import type { CheckoutGlobal } from './platform.ts';

declare const shopify: CheckoutGlobal;

/** Below the order on the thank-you page. The platform calls a target's default export. */
export default async function thankYou(): Promise<void> {
  await attachSurvey(shopify, document.body).catch(() => undefined);
}
