import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import { signOAuthQuery } from '#server/kernel/platform/signatures.ts';

/** One call that the fake store received. */
export interface ShopCall {
  readonly kind: 'token' | 'graphql';
  readonly body: Record<string, unknown>;
  readonly accessToken: string | undefined;
}

export type CallMoment = 'before its effect' | 'after its effect';

/** The behaviour that a test may change while the fake store runs. */
export interface ShopBehaviour {
  /** How the next calls fail: a status, or 'hang up'. They have no effect. */
  troubles: (number | 'hang up')[];
  /** How many of the next admin calls take effect without their reply reaching the app. */
  lostReplies: number;
  /** Called before and after each call takes effect; a test ends the app's process here. */
  onCall: (call: ShopCall, moment: CallMoment) => void;
  /** How many of the next admin calls are answered as throttled. */
  throttled: number;
  scopes: string[];
  currency: string;
  /** The live theme; null for a store without an online store. */
  theme: { name: string; settingsData: string } | null;
  /** Topics whose subscription fails. */
  refusedTopics: string[];
  tokenDelayMs: number;
  accessSeconds: number;
  /** Accepts every token, for tests that do not depend on the latest one. */
  takesAnyToken: boolean;
}

const SHOP_DETAILS = {
  id: 'gid://shopify/Shop/7001',
  name: 'Marlow Lamps',
  email: 'hello@marlow-lamps.example',
  ianaTimezone: 'Europe/Lisbon',
  plan: { publicDisplayName: 'Basic' },
  shopAddress: { city: 'Porto', countryCodeV2: 'PT' },
};

/** A small store platform on a port of its own: the token endpoint and the part of the admin API that we call. */
export class FakeShops {
  readonly calls: ShopCall[] = [];
  readonly subscriptions: { id: string; topic: string; uri: string }[] = [];
  /** The charges that the app has created, by id. */
  readonly charges = new Map<string, { returnUrl: string; trialDays: number; isActive: boolean }>();
  /** The current state of each order, by the number that webhooks name. */
  readonly orders = new Map<string, { updatedAt: string; cancelledAt: string | null; amount: string }>();
  /** The app's own JSON values, by namespace and key. */
  readonly metafields = new Map<string, string>();
  readonly behaviour: ShopBehaviour = {
    troubles: [],
    lostReplies: 0,
    onCall: () => undefined,
    throttled: 0,
    scopes: ['read_customers', 'read_orders', 'read_themes'],
    currency: 'EUR',
    theme: null,
    refusedTopics: [],
    tokenDelayMs: 0,
    accessSeconds: 3600,
    takesAnyToken: false,
  };
  /** Tokens that the admin API accepts; each token exchange revokes the earlier ones. */
  accessToken: string | null = null;
  refreshToken: string | null = null;
  url = '';
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<FakeShops> {
    const shops = new FakeShops();
    await new Promise<void>((resolve) => shops.#server.listen(0, '127.0.0.1', resolve));
    shops.url = `http://127.0.0.1:${String((shops.#server.address() as AddressInfo).port)}`;
    return shops;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  tokenCalls(grant: string): ShopCall[] {
    return this.calls.filter(
      ({ kind, body }) => kind === 'token' && (body['grant_type'] ?? 'code') === grant,
    );
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const trouble = this.behaviour.troubles.shift();
    if (trouble === 'hang up') return void request.socket.destroy();
    const body = JSON.parse(await textOf(request)) as Record<string, unknown>;
    const kind = request.url === '/admin/oauth/access_token' ? 'token' : 'graphql';
    const accessToken = request.headers['x-shopify-access-token'] as string | undefined;
    const call = { kind, body, accessToken } as const;
    this.calls.push(call);
    this.behaviour.onCall(call, 'before its effect');
    if (request.socket.destroyed) return;
    if (trouble !== undefined) {
      reply(response, trouble, { error: 'trouble' });
      return;
    }
    if (kind === 'token') {
      await this.#trade(body, response, () => this.behaviour.onCall(call, 'after its effect'));
      return;
    }
    if (!this.behaviour.takesAnyToken && (accessToken === undefined || accessToken !== this.accessToken)) {
      reply(response, 401, { errors: 'invalid token' });
      return;
    }
    if (this.behaviour.throttled > 0) {
      this.behaviour.throttled -= 1;
      reply(response, 200, throttledBody());
      return;
    }
    const data = this.#ask(body);
    this.behaviour.onCall(call, 'after its effect');
    if (this.behaviour.lostReplies > 0) {
      this.behaviour.lostReplies -= 1;
      return void request.socket.destroy();
    }
    reply(response, 200, { data });
  }

  async #trade(body: Record<string, unknown>, response: ServerResponse, onDone: () => void): Promise<void> {
    // Time passes: the test sets how long the platform takes.
    await new Promise((resolve) => setTimeout(resolve, this.behaviour.tokenDelayMs));
    if (body['grant_type'] === 'refresh_token' && body['refresh_token'] !== this.refreshToken) {
      reply(response, 400, { error: 'invalid_grant' });
      return;
    }
    if (body['code'] === 'spent') {
      reply(response, 400, { error: 'invalid_request' });
      return;
    }
    this.accessToken = `access-${randomBytes(6).toString('hex')}`;
    this.refreshToken = `refresh-${randomBytes(6).toString('hex')}`;
    onDone();
    reply(response, 200, {
      access_token: this.accessToken,
      scope: this.behaviour.scopes.join(','),
      expires_in: this.behaviour.accessSeconds,
      refresh_token: this.refreshToken,
      refresh_token_expires_in: 7_776_000,
    });
  }

  /** Approves a charge, as a merchant does on the platform's page. */
  approve(id: string): void {
    const charge = this.charges.get(id);
    if (charge === undefined) throw new Error(`No charge ${id} was asked for`);
    charge.isActive = true;
  }

  #charge(text: string, variables: Record<string, unknown>): unknown {
    if (text.includes('appSubscriptionCreate')) {
      const id = `gid://shopify/AppSubscription/${String(this.charges.size + 1)}`;
      const { returnUrl, trialDays } = variables as { returnUrl: string; trialDays: number };
      this.charges.set(id, { returnUrl, trialDays, isActive: false });
      const confirmationUrl = `${this.url}/admin/charges/${String(this.charges.size)}`;
      return { appSubscriptionCreate: { confirmationUrl, appSubscription: { id }, userErrors: [] } };
    }
    if (text.includes('appSubscriptionCancel')) {
      const charge = this.charges.get(String(variables['id']));
      if (charge !== undefined) charge.isActive = false;
      return { appSubscriptionCancel: { userErrors: [] } };
    }
    const active = [...this.charges]
      .filter(([, { isActive }]) => isActive)
      .map(([id, { returnUrl }]) => ({ id, returnUrl }));
    return { currentAppInstallation: { activeSubscriptions: active } };
  }

  #metafield({ metafields, namespace, key }: Record<string, unknown>): unknown {
    if (!Array.isArray(metafields)) {
      const value = this.metafields.get(`${String(namespace)}.${String(key)}`);
      const metafield = value === undefined ? null : { value };
      return { currentAppInstallation: { id: 'gid://shopify/AppInstallation/1', metafield } };
    }
    for (const one of metafields as Record<string, string>[]) {
      this.metafields.set(`${one['namespace']}.${one['key']}`, one['value'] ?? '');
    }
    return { metafieldsSet: { userErrors: [] } };
  }

  #ask({ query, variables }: Record<string, unknown>): unknown {
    const text = String(query);
    if (text.includes('query ShopDetails')) {
      const { currency } = this.behaviour;
      return { shop: { ...SHOP_DETAILS, myshopifyDomain: 'x', currencyCode: currency } };
    }
    if (text.includes('query LiveTheme')) {
      const { theme } = this.behaviour;
      const files = { nodes: [{ body: { content: theme?.settingsData } }] };
      return { themes: { nodes: theme ? [{ name: theme.name, files }] : [] } };
    }
    if (text.includes('query WebhookSubscriptions')) {
      return { webhookSubscriptions: { nodes: this.subscriptions } };
    }
    if (text.includes('query OrderState')) {
      const { id } = variables as { id: string };
      const order = this.orders.get(id.replace('gid://shopify/Order/', ''));
      if (order === undefined) return { order: null };
      const { amount, ...moments } = order;
      return { order: { ...moments, currentTotalPriceSet: { shopMoney: { amount, currencyCode: 'EUR' } } } };
    }
    if (text.includes('ulkOperation')) return emptyExport(text);
    if (text.includes('etafield')) return this.#metafield(variables as Record<string, unknown>);
    if (text.includes('ppSubscription')) return this.#charge(text, variables as Record<string, unknown>);
    const { id, topic, webhookSubscription } = variables as Record<string, string> & {
      webhookSubscription: { uri: string };
    };
    if (text.includes('webhookSubscriptionUpdate')) {
      const found = this.subscriptions.find((one) => one.id === id);
      if (found) found.uri = webhookSubscription.uri;
      return { webhookSubscriptionUpdate: { webhookSubscription: { id }, userErrors: [] } };
    }
    if (this.behaviour.refusedTopics.includes(String(topic))) {
      const userErrors = [{ message: 'This topic is not allowed.' }];
      return { webhookSubscriptionCreate: { webhookSubscription: null, userErrors } };
    }
    const made = {
      id: `gid://${String(this.subscriptions.length)}`,
      topic: String(topic),
      uri: webhookSubscription.uri,
    };
    this.subscriptions.push(made);
    return { webhookSubscriptionCreate: { webhookSubscription: { id: made.id }, userErrors: [] } };
  }
}

/** A store without past orders: its export is complete at once and has no file. */
function emptyExport(query: string): object {
  const id = 'gid://shopify/BulkOperation/1';
  const createdAt = new Date().toISOString();
  const bulkOperation = { id, status: 'COMPLETED', createdAt, rootObjectCount: '0', url: null };
  if (query.includes('bulkOperationRunQuery'))
    return { bulkOperationRunQuery: { bulkOperation, userErrors: [] } };
  return query.includes('node(') ? { node: bulkOperation } : { bulkOperations: { nodes: [] } };
}

function throttledBody(): object {
  return {
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: {
      cost: { requestedQueryCost: 20, throttleStatus: { currentlyAvailable: 10, restoreRate: 100 } },
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A query as the platform sends it, with a timestamp and a signature. */
export function platformQuery(
  parameters: Record<string, string>,
  secret: string,
  now: number,
): URLSearchParams {
  const query = new URLSearchParams({ ...parameters, timestamp: String(Math.trunc(now / 1000)) });
  query.set('hmac', signOAuthQuery(query, secret));
  return query;
}

/** The claims of a valid id token of the store's admin; a test changes a claim to make the token invalid. */
export function idTokenClaims(shop: string, clientId: string, now: number): Record<string, unknown> {
  const second = Math.trunc(now / 1000);
  return {
    iss: `https://${shop}/admin`,
    dest: `https://${shop}`,
    aud: clientId,
    sub: '42',
    exp: second + 60,
    nbf: second,
    iat: second,
    jti: createHash('sha256').update(shop).digest('hex'),
    sid: 'sid',
  };
}

export function signIdToken(claims: object, secret: string): string {
  return jwt.sign(claims, secret, { algorithm: 'HS256' });
}
