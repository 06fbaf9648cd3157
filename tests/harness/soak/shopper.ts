import { randomBytes } from 'node:crypto';
import { STORE_SCRIPT_PATH } from '#server/kernel/platform/settings.ts';
import { signWebhook } from '#server/kernel/platform/signatures.ts';
import { API_BASE } from '#shared/api/base.ts';
import {
  responsePath,
  sightingsPath,
  type ResponseToSave,
  type SavedResponse,
  type SightingKind,
} from '#shared/collect/collect.ts';
import { definitionPath } from '#shared/survey/definition-address.ts';
import { snapshotsOf } from '#tests/harness/bench/ingest/shoppers.ts';
import type { Call, Client } from './client.ts';
import { noteFault, type Ledger, type SentResponse } from './ledger.ts';
import type { SoakStore } from './stage.ts';

export interface ShopperDeps {
  readonly client: Client;
  readonly ledger: Ledger;
  /** The secret with which the platform signs its webhooks. */
  readonly platformSecret: string;
}

/** The shares of shoppers who see the survey and then answer, dismiss or order. */
const ANSWERS = 0.6;
const LEAVES_HALF_WAY = 0.15;
const REPEATS = 0.05;
const IS_CUT_OFF = 0.04;
const ORDERS = 0.25;
const ORDER_COMES_FIRST = 0.5;

const chance = (share: number) => Math.random() < share;
const newId = () => randomBytes(16).toString('hex');
const asText = { 'content-type': 'text/plain' };

/** One shopper on a store page: the store's script, the survey, and perhaps a response and an order. */
export async function visitAsShopper(deps: ShopperDeps, store: SoakStore): Promise<void> {
  const { client } = deps;
  const { version } = store;
  await client.send('script', { method: 'GET', path: STORE_SCRIPT_PATH.replace('{shop}', store.shop) });
  await client.send('script', {
    method: 'GET',
    path: definitionPath(store.publicId, version),
  });
  const sightingId = newId();
  await sendSighting(deps, store, { sightingId, kind: 'shown', version });
  if (!chance(ANSWERS)) return sendSighting(deps, store, { sightingId, kind: 'dismissed', version });
  await sendSighting(deps, store, { sightingId, kind: 'started', version });
  const checkoutToken = chance(ORDERS) ? `checkout-${newId()}` : null;
  const isEarly = chance(ORDER_COMES_FIRST);
  if (checkoutToken !== null && isEarly) await order(deps, store, checkoutToken);
  await answer(deps, store, { version, checkoutToken });
  if (checkoutToken !== null && !isEarly) await order(deps, store, checkoutToken);
}

async function sendSighting(
  { client, ledger }: ShopperDeps,
  store: SoakStore,
  { sightingId, kind, version }: { sightingId: string; kind: SightingKind; version: number },
): Promise<void> {
  const call: Call = {
    method: 'POST',
    path: API_BASE + sightingsPath(store.publicId),
    headers: asText,
    body: JSON.stringify({ sightingId, kind, version, at: Date.now(), attributes: { placement: 'popup' } }),
  };
  const key = `${sightingId} ${kind}`;
  ledger.sightings.set(key, false);
  if (chance(IS_CUT_OFF)) await client.sendAndLeave(call);
  await client.send('sighting', call);
  ledger.sightings.set(key, true);
  if (!chance(REPEATS)) return;
  ledger.repeated += 1;
  await client.send('sighting', call);
}

async function answer(
  deps: ShopperDeps,
  store: SoakStore,
  { version, checkoutToken }: { version: number; checkoutToken: string | null },
): Promise<void> {
  const responseId = newId();
  const sent: SentResponse = { storeId: store.storeId, sent: 0, acknowledged: 0, isComplete: false };
  deps.ledger.responses.set(responseId, sent);
  const attributes = checkoutToken === null ? {} : { checkoutToken };
  const number = Math.floor(Math.random() * 10_000);
  const byPut = chance(0.5);
  for (const snapshot of snapshotsOf(number, responseId, { version, attributes })) {
    if (chance(LEAVES_HALF_WAY / 5) && snapshot.revision > 1) return;
    await save(deps, { store, responseId, byPut, sent }, snapshot);
  }
}

/** Uses both forms of the request: JSON by PUT, and plain text by POST, which pages of other sites send. */
async function save(
  { client, ledger }: ShopperDeps,
  who: { store: SoakStore; responseId: string; byPut: boolean; sent: SentResponse },
  snapshot: ResponseToSave,
): Promise<void> {
  const { store, responseId, byPut, sent } = who;
  const call: Call = {
    method: byPut ? 'PUT' : 'POST',
    path: API_BASE + responsePath(store.publicId, responseId),
    headers: byPut ? { 'content-type': 'application/json' } : asText,
    body: JSON.stringify(snapshot),
  };
  const { revision, complete } = snapshot;
  sent.sent = revision;
  if (chance(IS_CUT_OFF)) await client.sendAndLeave(call);
  const { data } = JSON.parse(await client.send('answer', call)) as { data: SavedResponse };
  if (data.revision !== revision || data.complete !== complete) {
    noteFault(ledger, 'answer: what was acknowledged is not what was sent');
  }
  ledger.answered += 1;
  sent.acknowledged = revision;
  sent.isComplete = complete;
  if (!chance(REPEATS)) return;
  ledger.repeated += 1;
  await client.send('answer', call);
}

let lastOrder = 10_000;

/** Reports an order as the platform's webhook does. */
async function order(
  { client, ledger, platformSecret }: ShopperDeps,
  store: SoakStore,
  checkoutToken: string,
): Promise<void> {
  lastOrder += 1;
  const orderId = String(lastOrder);
  const now = new Date().toISOString();
  const body = JSON.stringify({
    id: lastOrder,
    checkout_token: checkoutToken,
    customer: { id: 500_000 + (lastOrder % 5_000), orders_count: 2 },
    total_price: '80.50',
    currency: 'EUR',
    created_at: now,
    updated_at: now,
    shipping_address: { country_code: 'PT' },
  });
  const call: Call = {
    method: 'POST',
    path: '/webhooks',
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/create',
      'x-shopify-shop-domain': store.shop,
      'x-shopify-webhook-id': newId(),
      'x-shopify-hmac-sha256': signWebhook(Buffer.from(body), platformSecret),
    },
    body,
  };
  const sent = { storeId: store.storeId, checkoutToken, isAcknowledged: false };
  ledger.orders.set(orderId, sent);
  await client.send('order', call);
  sent.isAcknowledged = true;
  if (!chance(REPEATS)) return;
  ledger.repeated += 1;
  await client.send('order', call);
}
