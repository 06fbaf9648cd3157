import '@shopify/shopify-api/adapters/node';
import type { Shopify } from '@shopify/shopify-api';
import { ApiVersion, shopifyApi } from '@shopify/shopify-api';
import { CLIENT_ID, CLIENT_SECRET } from './open-dev-store.ts';

/** The platform's own library. A signature that it accepts is a valid platform signature. */
export const oracle: Shopify = shopifyApi({
  apiKey: CLIENT_ID,
  apiSecretKey: CLIENT_SECRET,
  hostName: 'localhost',
  apiVersion: ApiVersion.July26,
  isEmbeddedApp: true,
  customShopDomains: [/^[a-z-]+\.dev-store\.test$/],
  logger: { level: 0 },
});
