import { attachSurvey } from './attach.ts';
import type { OrderStatusApi } from './platform.ts';

declare const shopify: OrderStatusApi;

/** The app's address. The build reads it from `shopify.app.toml`. */
declare const ASKWELL_SERVER: string;

/** Shows the survey below the order on the order-status page, which shoppers visit again. */
export default async function orderStatus(): Promise<void> {
  await attachSurvey(shopify, document.body, ASKWELL_SERVER).catch(() => undefined);
}
