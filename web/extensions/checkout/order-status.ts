import { attachSurvey } from './attach.ts';
import type { OrderStatusApi } from './platform.ts';

declare const shopify: OrderStatusApi;

/** Shows the survey below the order on the order-status page, which shoppers visit again. */
export default async function orderStatus(): Promise<void> {
  await attachSurvey(shopify, document.body).catch(() => undefined);
}
