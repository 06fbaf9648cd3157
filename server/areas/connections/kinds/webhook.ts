import { bodyOf } from '../envelope.ts';
import { signWebhook } from '../sign-webhook.ts';
import { JSON_TYPE, type Kind } from './kind.ts';

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
