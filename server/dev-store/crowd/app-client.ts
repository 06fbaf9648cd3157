import { setTimeout as sleep } from 'node:timers/promises';
import type { ManifestSurvey } from '#shared/delivery/manifest.ts';
import type { StoreScript } from '#shared/delivery/store-script.ts';
import type { ResponseToSave, Sighting } from '#shared/collect/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { DevStoreDeps } from '../deps.ts';
import { signWebhook } from '../platform/signatures.ts';

/** The app refused a request; the message says why. */
export class AppRefusal extends Error {}

type Sent =
  | { readonly kind: 'response'; readonly input: ResponseToSave & { publicId: string; responseId: string } }
  | { readonly kind: 'sighting'; readonly input: Sighting & { publicId: string } };

/** The surveys in the store's manifest, as store pages read them. */
export async function readSurveys({ options }: DevStoreDeps): Promise<readonly ManifestSurvey[]> {
  const { manifest } = await json<StoreScript>(
    await fetch(`${options.app.url}/store/${options.host}/manifest.json`),
  );
  return manifest.surveys;
}

export async function readDefinition(definitionUrl: string): Promise<SurveyDefinition> {
  return json<SurveyDefinition>(await fetch(definitionUrl));
}

/** Sends a past event to the app. Only development builds have the endpoint that accepts it. */
export async function sendBackdated({ options }: DevStoreDeps, at: number, what: Sent): Promise<void> {
  const { url, backdatedPath, clientSecret } = options.app;
  if (backdatedPath === undefined) throw new AppRefusal('This app has no past to put answers into.');
  await post(url + backdatedPath, { ...what, at }, clientSecret, {});
}

/** Sends an order's webhook as the platform does, and waits for the reply. */
export async function sendOrder({ options }: DevStoreDeps, payload: object): Promise<void> {
  const { app, host, newId } = options;
  await post(app.url + app.complianceWebhookPath, payload, app.clientSecret, {
    'x-shopify-topic': 'orders/create',
    'x-shopify-shop-domain': host,
    'x-shopify-webhook-id': newId(),
  });
}

async function post(
  address: string,
  payload: object,
  secret: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const body = JSON.stringify(payload);
  const signed = {
    ...headers,
    'content-type': 'application/json',
    'x-shopify-hmac-sha256': signWebhook(body, secret),
  };
  for (let attempt = 1; ; attempt += 1) {
    const reply = await fetch(address, { method: 'POST', body, headers: signed });
    if (reply.ok) return void (await reply.arrayBuffer());
    const wait = Number(reply.headers.get('retry-after'));
    if (reply.status !== 429 || !(wait > 0) || attempt === MOST_ATTEMPTS)
      throw new AppRefusal(await messageOf(reply));
    await sleep(wait * 1000);
  }
}

/** A crowd sends more at once than one address may: it waits as long as the app asks for. */
const MOST_ATTEMPTS = 10;

async function json<T>(reply: Response): Promise<T> {
  if (!reply.ok) throw new AppRefusal(await messageOf(reply));
  return (await reply.json()) as T;
}

async function messageOf(reply: Response): Promise<string> {
  const body = (await reply.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? `The app answered ${reply.status}.`;
}
