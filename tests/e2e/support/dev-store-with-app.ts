import type { RequestListener } from 'node:http';
import { randomBytes } from 'node:crypto';
import { createDevStore } from '#server/dev-store/app.ts';
import { servePages } from './two-sites.ts';

export interface DevStoreWithApp {
  storeUrl: string;
  appUrl: string;
  clientId: string;
  clientSecret: string;
}

/** Opens a dev store on one site and, on another, an app that serves one page at every address. */
export async function openDevStoreWithApp(page: string): Promise<DevStoreWithApp> {
  // The store's configuration contains its address, so it is created after the address is known.
  const store: { answer?: RequestListener } = {};
  const storeUrl = await servePages('127.0.0.1', (request, response) => store.answer?.(request, response));
  const appUrl = await servePages('localhost', (request, response) => {
    const html = request.method === 'POST' ? '' : page.replaceAll('{{bridge}}', `${storeUrl}/app-bridge.js`);
    response.setHeader('content-type', 'text/html').end(html);
  });
  const [clientId, clientSecret] = ['test-client', randomBytes(16).toString('hex')];
  store.answer = createDevStore({
    host: 'juniper-and-vale.dev-store.test',
    origin: storeUrl,
    app: {
      name: 'Askwell',
      url: appUrl,
      clientId,
      clientSecret,
      installPath: '/install',
      complianceWebhookPath: '/webhooks',
      storefrontScript: null,
    },
    assetsFolder: 'dist/web/dev-store',
    themeExtensionFolder: 'web/extensions/theme',
    dataFile: null,
    production: false,
    clock: Date.now,
    newId: () => randomBytes(16).toString('hex'),
    log: { info: () => undefined, warn: () => undefined },
  }).handler;
  return { storeUrl, appUrl, clientId, clientSecret };
}

/** The authorize address to which the app redirects a merchant. */
export function authorizeUrl({ storeUrl, appUrl, clientId }: DevStoreWithApp): string {
  const query = new URLSearchParams({
    client_id: clientId,
    scope: 'read_customers,read_orders',
    redirect_uri: `${appUrl}/callback`,
    state: 'a-state',
  });
  return `${storeUrl}/admin/oauth/authorize?${query.toString()}`;
}
