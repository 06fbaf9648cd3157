import { showAnswers } from './block.ts';
import type { BlockApi } from './platform.ts';

declare const shopify: BlockApi;

/** The app's address. The build reads it from `shopify.app.toml`. */
declare const ASKWELL_SERVER: string;

/** The block on the page of a customer. The platform calls the default export. */
export default function customerBlock(): Promise<void> {
  return showAnswers(shopify, document.body, { subject: 'customer', server: ASKWELL_SERVER });
}
