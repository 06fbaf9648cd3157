import type { Webhooks } from '../deps.ts';
import type { DevStoreOptions } from '../options.ts';
import type { StateStore } from '../store/state-store.ts';
import type { Delivery } from '../store/state.ts';
import { signWebhook } from './signatures.ts';

/** The platform retries for four hours; these pauses suit a developer. */
const RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 120_000, 600_000];
const TIMEOUT_MS = 5_000;
const MAX_DELIVERIES = 60;
const API_VERSION = '2026-10';

export const COMPLIANCE_TOPICS = ['customers/data_request', 'customers/redact', 'shop/redact'];

/** Signs and sends webhooks, and retries until the app answers with success or the attempts are used up. */
export function createWebhooks(options: DevStoreOptions, stateStore: StateStore): Webhooks {
  const delays = options.retryDelaysMs ?? RETRY_DELAYS_MS;
  const timers = new Set<NodeJS.Timeout>();
  const sending = new Set<Promise<void>>();
  const { state } = stateStore;

  function start(delivery: Delivery): void {
    const work = attempt(options, delivery).then(() => {
      sending.delete(work);
      planNext(delivery);
      stateStore.save();
    });
    sending.add(work);
  }

  function planNext(delivery: Delivery): void {
    if (delivery.status !== 'pending') return;
    const delay = delays[delivery.attempts - 1];
    if (delay === undefined) {
      delivery.status = 'failed';
      options.log.warn(
        { topic: delivery.topic, outcome: delivery.outcome },
        'dev store gave up on a webhook',
      );
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      start(delivery);
    }, delay);
    timers.add(timer);
  }

  function publish(topic: string, payload: object): number {
    const addresses = addressesFor(options, stateStore, topic);
    for (const address of addresses) {
      const delivery = newDelivery(options, topic, address, JSON.stringify(payload));
      state.deliveries = [delivery, ...state.deliveries].slice(0, MAX_DELIVERIES);
      start(delivery);
    }
    stateStore.save();
    return addresses.length;
  }

  return {
    publish,
    get deliveries() {
      return state.deliveries;
    },
    resume: () => state.deliveries.filter((delivery) => delivery.status === 'pending').forEach(start),
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
    idle: async () => {
      await Promise.all(sending);
    },
  };
}

function newDelivery(
  { newId, clock }: DevStoreOptions,
  topic: string,
  address: string,
  body: string,
): Delivery {
  const createdAt = clock();
  return { id: newId(), topic, address, body, createdAt, attempts: 0, status: 'pending', outcome: '' };
}

/** Compliance webhooks go to the app's registered address, all others to its subscriptions. */
function addressesFor({ app }: DevStoreOptions, { state }: StateStore, topic: string): string[] {
  if (COMPLIANCE_TOPICS.includes(topic)) return [app.url + app.complianceWebhookPath];
  const subscriptions = state.installation?.subscriptions ?? [];
  return subscriptions.filter((one) => one.topic === topic).map((one) => one.address);
}

async function attempt({ app, host }: DevStoreOptions, delivery: Delivery): Promise<void> {
  delivery.attempts += 1;
  try {
    const response = await fetch(delivery.address, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: delivery.body,
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': delivery.topic,
        'x-shopify-shop-domain': host,
        'x-shopify-hmac-sha256': signWebhook(delivery.body, app.clientSecret),
        'x-shopify-webhook-id': delivery.id,
        'x-shopify-event-id': delivery.id,
        'x-shopify-api-version': API_VERSION,
        'x-shopify-triggered-at': new Date(delivery.createdAt).toISOString(),
      },
    });
    await response.arrayBuffer();
    delivery.outcome = String(response.status);
    if (response.ok) delivery.status = 'delivered';
  } catch (error) {
    delivery.outcome =
      error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 5 s' : 'no connection';
  }
}
