import * as z from 'zod/mini';
import { type AdminAccess, askAdmin } from './admin-api.ts';
import { PLATFORM_PATHS } from './settings.ts';

/**
 * The webhook topics that each store is subscribed to. The three compliance topics (customers/data_request,
 * customers/redact, shop/redact) are configured at the platform and use the same address.
 */
export const REGISTERED_TOPICS = [
  'APP_UNINSTALLED',
  'APP_SCOPES_UPDATE',
  'ORDERS_CREATE',
  'ORDERS_UPDATED',
  'THEMES_PUBLISH',
  'THEMES_UPDATE',
] as const;

type RegisteredTopic = (typeof REGISTERED_TOPICS)[number];

const LIST = `query WebhookSubscriptions {
  webhookSubscriptions(first: 100) { nodes { id topic uri } }
}`;

const CREATE = `mutation WebhookSubscriptionCreate($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
    webhookSubscription { id }
    userErrors { message }
  }
}`;

const UPDATE = `mutation WebhookSubscriptionUpdate($id: ID!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionUpdate(id: $id, webhookSubscription: $webhookSubscription) {
    webhookSubscription { id }
    userErrors { message }
  }
}`;

const listReply = z.object({
  webhookSubscriptions: z.object({
    nodes: z.array(z.object({ id: z.string(), topic: z.string(), uri: z.string() })),
  }),
});

const userErrors = z.object({ userErrors: z.array(z.object({ message: z.string() })) });
const createReply = z.object({ webhookSubscriptionCreate: userErrors });
const updateReply = z.object({ webhookSubscriptionUpdate: userErrors });

/** A topic that the store refused to register, with its message. */
export interface FailedTopic {
  readonly topic: RegisteredTopic;
  readonly message: string;
}

/**
 * Synchronises a store's webhook subscriptions: creates missing ones, corrects wrong addresses, leaves the rest. A
 * refused topic (orders need a permission) does not stop the others.
 */
export async function registerWebhooks(access: AdminAccess): Promise<FailedTopic[]> {
  const uri = access.settings.app.url + PLATFORM_PATHS.webhooks;
  const { webhookSubscriptions } = await askAdmin(access, { query: LIST }, listReply);
  const failed: FailedTopic[] = [];
  for (const topic of REGISTERED_TOPICS) {
    const existing = webhookSubscriptions.nodes.filter((node) => node.topic === topic);
    if (existing.some((node) => node.uri === uri)) continue;
    const message = await subscribe(access, topic, uri, existing[0]?.id);
    if (message !== null) failed.push({ topic, message });
  }
  return failed;
}

async function subscribe(
  access: AdminAccess,
  topic: RegisteredTopic,
  uri: string,
  id: string | undefined,
): Promise<string | null> {
  const webhookSubscription = { uri, format: 'JSON' };
  try {
    const { userErrors: refused } =
      id === undefined
        ? (await askAdmin(access, { query: CREATE, variables: { topic, webhookSubscription } }, createReply))
            .webhookSubscriptionCreate
        : (await askAdmin(access, { query: UPDATE, variables: { id, webhookSubscription } }, updateReply))
            .webhookSubscriptionUpdate;
    return refused[0]?.message ?? null;
  } catch (fault) {
    return fault instanceof Error ? (messageOfCause(fault) ?? fault.message) : 'unknown fault';
  }
}

function messageOfCause(fault: Error): string | null {
  return fault.cause instanceof Error ? fault.cause.message : null;
}
