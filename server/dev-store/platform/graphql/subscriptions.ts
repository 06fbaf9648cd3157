import { ownValue } from '#shared/own-value.ts';
import type { DevStoreDeps } from '../../deps.ts';
import type { Installation, Subscription } from '../../store/state.ts';

export interface SubscriptionInput {
  id: string;
  /** In the API's form, such as `ORDERS_CREATE`. */
  topic: string;
  address: string;
}

export type SubscriptionOutcome =
  | { ok: true; subscription: Subscription }
  | { ok: false; field: string[]; message: string };

interface Context {
  deps: DevStoreDeps;
  installation: Installation;
}

/** The webhook topics of the dev store, and the permission that each needs. */
const TOPICS: Record<string, { topic: string; scope: string | null }> = {
  APP_UNINSTALLED: { topic: 'app/uninstalled', scope: null },
  APP_SCOPES_UPDATE: { topic: 'app/scopes_update', scope: null },
  ORDERS_CREATE: { topic: 'orders/create', scope: 'read_orders' },
  ORDERS_UPDATED: { topic: 'orders/updated', scope: 'read_orders' },
  THEMES_PUBLISH: { topic: 'themes/publish', scope: 'read_themes' },
  THEMES_UPDATE: { topic: 'themes/update', scope: 'read_themes' },
};

export function createSubscription(
  { deps, installation }: Context,
  input: SubscriptionInput,
): SubscriptionOutcome {
  const known = ownValue(TOPICS, input.topic);
  if (!known) return refuse(['topic'], 'The dev store does not send this topic');
  if (known.scope !== null && !installation.scopes.includes(known.scope)) {
    return refuse(
      ['topic'],
      `You do not have permission to create or update webhooks with ${known.topic} topic`,
    );
  }
  const fault = faultOf(installation, known.topic, input.address);
  if (fault !== null) return fault;
  const subscription: Subscription = {
    id: `gid://shopify/WebhookSubscription/${installation.subscriptions.length + 1}-${deps.options.newId()}`,
    topic: known.topic,
    address: input.address,
    createdAt: deps.options.clock(),
  };
  installation.subscriptions.push(subscription);
  deps.stateStore.save();
  return { ok: true, subscription };
}

export function updateSubscription(
  { deps, installation }: Context,
  input: SubscriptionInput,
): SubscriptionOutcome {
  const subscription = installation.subscriptions.find((one) => one.id === input.id);
  if (!subscription) return notFound();
  const fault = faultOf(installation, subscription.topic, input.address);
  if (fault !== null) return fault;
  subscription.address = input.address;
  deps.stateStore.save();
  return { ok: true, subscription };
}

function faultOf(installation: Installation, topic: string, address: string): SubscriptionOutcome | null {
  const field = ['webhookSubscription', 'callbackUrl'];
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    return refuse(field, 'Address is not a valid URL');
  }
  const taken = installation.subscriptions.some((one) => one.topic === topic && one.address === address);
  return taken ? refuse(field, 'Address for this topic has already been taken') : null;
}

function notFound(): SubscriptionOutcome {
  return refuse(['id'], 'Webhook subscription does not exist');
}

function refuse(field: string[], message: string): SubscriptionOutcome {
  return { ok: false, field, message };
}
