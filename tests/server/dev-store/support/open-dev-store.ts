import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { onTestFinished } from 'vitest';
import { createDevStore } from '#server/dev-store/app.ts';
import type { DevStore } from '#server/dev-store/app.ts';
import type { DevStoreOptions, RegisteredApp } from '#server/dev-store/options.ts';
import { serve } from '#tests/support/app.ts';

export const CLIENT_ID = 'test-client';
export const CLIENT_SECRET = 'a-secret-of-the-tests';
export const SHOP = 'juniper-and-vale.dev-store.test';
export const SCOPES = ['read_customers', 'read_orders'];
const ORIGIN = 'http://127.0.0.1:3001';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface OpenDevStore {
  http: ReturnType<typeof request.agent>;
  store: DevStore;
  options: DevStoreOptions;
  appUrl: string;
  /** The webhooks that the app received, in order. */
  received: Received[];
  /** The statuses of the app's next replies; 200 when the list is empty. */
  answers: number[];
  clock: { now: number };
  /** Opens another dev store on the same file, as after a restart. */
  reopen(): { http: ReturnType<typeof request.agent>; store: DevStore };
}

type Overrides = Partial<Omit<DevStoreOptions, 'app'>> & { app?: Partial<RegisteredApp> };

/** Opens a dev store and an app that receives its webhooks. */
export async function openDevStore({ app: registered, ...overrides }: Overrides = {}): Promise<OpenDevStore> {
  const received: Received[] = [];
  const answers: number[] = [];
  const app = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      received.push({ headers: incoming.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  const appUrl = await listen(app);
  const clock = { now: Date.now() };
  let ids = 0;
  const options: DevStoreOptions = {
    host: SHOP,
    origin: ORIGIN,
    app: {
      name: 'Askwell',
      url: appUrl,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      installPath: '/install',
      complianceWebhookPath: '/webhooks',
      storefrontScript: null,
      ...registered,
    },
    themeExtensionFolder: 'web/extensions/theme',
    assetsFolder: '/nowhere',
    dataFile: null,
    production: false,
    clock: () => clock.now,
    newId: () => `id${String(++ids).padStart(8, '0')}`,
    log: { info: () => undefined, warn: () => undefined },
    retryDelaysMs: [5, 10],
    ...overrides,
  };
  const open = () => {
    const store = createDevStore(options);
    onTestFinished(() => store.stop());
    return { store, http: request.agent(serve(store.handler)) };
  };
  return { ...open(), options, appUrl, received, answers, clock, reopen: open };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export interface Grant {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
}

/** Submits the authorize page's form as a browser would. */
export function decide(
  opened: OpenDevStore,
  decision: 'approve' | 'deny',
  scopes: readonly string[] = SCOPES,
) {
  return opened.http
    .post('/admin/oauth/authorize')
    .type('form')
    .send({
      client_id: CLIENT_ID,
      scope: scopes.join(','),
      redirect_uri: `${opened.appUrl}/install/callback`,
      state: 'a-state',
      decision,
    });
}

export function askForToken(opened: OpenDevStore, fields: Record<string, string>) {
  return opened.http
    .post('/admin/oauth/access_token')
    .send({ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, expiring: '1', ...fields });
}

/** Installs the app and exchanges the code for a token. */
export async function install(opened: OpenDevStore, scopes: readonly string[] = SCOPES): Promise<Grant> {
  const approved = await decide(opened, 'approve', scopes);
  const code = new URL(approved.headers['location'] ?? '').searchParams.get('code') ?? '';
  return (await askForToken(opened, { code })).body as Grant;
}

export function askAdminApi(
  opened: OpenDevStore,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
) {
  return opened.http
    .post('/admin/api/2026-10/graphql.json')
    .set('x-shopify-access-token', token)
    .send({ query, variables });
}

export async function subscribe(opened: OpenDevStore, token: string, topic: string): Promise<void> {
  await askAdminApi(
    opened,
    token,
    `mutation Subscribe($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
      webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) { userErrors { message } }
    }`,
    { topic, webhookSubscription: { uri: `${opened.appUrl}/webhooks`, format: 'JSON' } },
  );
}

const OWNER = `{ currentAppInstallation { id } }`;
const SET_METAFIELDS = `mutation ($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { message } }
}`;

/** Writes the app's address for the theme extension, as the app does at its install. */
export async function writeServer(opened: OpenDevStore, token: string): Promise<void> {
  const { currentAppInstallation } = (await askAdminApi(opened, token, OWNER)).body.data;
  const value = JSON.stringify({ server: opened.appUrl, surveys: [] });
  const metafield = { ownerId: currentAppInstallation.id, namespace: 'askwell', key: 'preloads' };
  const variables = { metafields: [{ ...metafield, type: 'json', value }] };
  await askAdminApi(opened, token, SET_METAFIELDS, variables).expect(200);
}
