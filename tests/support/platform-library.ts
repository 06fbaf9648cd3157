import '@shopify/shopify-api/adapters/node';
import { ApiVersion, LogSeverity, type Shopify, shopifyApi } from '@shopify/shopify-api';

/** The platform's own library: our signatures have to equal its signatures. */
export function platformLibrary(secret: string): Pick<Shopify, 'session' | 'utils' | 'webhooks'> {
  return shopifyApi({
    apiKey: 'client-id-of-a-test',
    apiSecretKey: secret,
    apiVersion: ApiVersion.July26,
    hostName: 'askwell.example',
    isEmbeddedApp: true,
    logger: { level: LogSeverity.Error, log: () => undefined },
  });
}

type Generate = (parameters: Record<string, string>, signator: 'admin' | 'appProxy') => Promise<string>;

/** How the library signs a query. It does not export this function, so it is imported from its file. */
export async function libraryHmac(secret: string): Promise<Generate> {
  const file = '../../node_modules/@shopify/shopify-api/dist/esm/lib/utils/hmac-validator.mjs';
  const { generateLocalHmac } = (await import(new URL(file, import.meta.url).href)) as {
    generateLocalHmac: (config: { apiSecretKey: string }) => Generate;
  };
  return generateLocalHmac({ apiSecretKey: secret });
}
