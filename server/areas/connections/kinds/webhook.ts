import { createHmac } from 'node:crypto';
import { JSON_TYPE, type Kind, type ToldEvent } from './kind.ts';

/** Begins each secret of the Standard Webhooks specification. */
export const SECRET_PREFIX = 'whsec_';

/** Signed webhooks to an address of the merchant's. */
export const webhook: Kind<'webhook'> = {
  shownUrl: null,
  keyProblem: null,
  countsEventsOnce: true,
  request(event, { url, secrets, now }) {
    const body = bodyOf(event);
    return {
      url,
      headers: { ...JSON_TYPE, ...signWebhook(secrets, { id: event.eventId, body, now }) },
      body,
    };
  },
};

/** Earlier events that one envelope names. */
const MOST_UNDELIVERED = 20;

/**
 * The body of a webhook. It names earlier events of the same response or survey that were given up, so that the
 * receiver knows what it lacks.
 */
export function bodyOf({
  type,
  occurredAt,
  seq,
  content,
  isTest,
  undelivered,
}: Omit<ToldEvent, 'eventId'>): string {
  const missing = undelivered
    .slice(-MOST_UNDELIVERED)
    .map(({ eventId, type: of }) => ({ id: eventId, type: of }));
  return JSON.stringify({
    type,
    timestamp: new Date(occurredAt).toISOString(),
    sequence: seq,
    ...(isTest && { test: true }),
    ...(missing.length > 0 && { undelivered: missing }),
    data: content,
  });
}

export interface WebhookHeaders {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}

/** The headers of the Standard Webhooks specification: one signature for each secret. */
export function signWebhook(
  secrets: readonly string[],
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: number },
): WebhookHeaders {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
