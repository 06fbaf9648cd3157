import { attachSurvey } from './attach.ts';
import type { ThankYouApi } from './platform.ts';

declare const shopify: ThankYouApi;

/** The app's address. The build reads it from `shopify.app.toml`. */
declare const ASKWELL_SERVER: string;

/** Shows the survey below the order on the thank-you page. The platform calls the default export of each target. */
export default async function thankYou(): Promise<void> {
  await attachSurvey(shopify, document.body, ASKWELL_SERVER).catch(() => undefined);
}
