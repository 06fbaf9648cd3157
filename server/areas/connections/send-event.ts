import type { Attempt } from '#shared/api/connections.ts';
import { AppError } from '#shared/errors.ts';
import { fetchCustomerEmail } from '#server/kernel/platform/customer-email.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { ConnectionRecord } from './connection-repository.ts';
import type { WithLookups } from './host-names.ts';
import { asErased, type Means, type OutgoingRequest, type PostResult, type ToldEvent } from './kinds/kind.ts';
import { kindOf } from './kinds/registry.ts';
import { MASK } from './mask-keys.ts';
import { postRequest } from './post-request.ts';
import { secretsOf } from './connection-secrets.ts';
import type { EventType } from '#shared/connections/events.ts';
import type { ConnectionKind } from '#shared/connections/kinds.ts';

type SendDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'newId'> & WithLookups;

/** Sends an event once, and returns what came of it. */
export async function sendEvent(
  deps: SendDeps,
  storeId: string,
  connection: ConnectionRecord,
  event: ToldEvent,
): Promise<PostResult> {
  const { clock, config, lookupOf } = deps;
  const { service } = connection;
  const kind = kindOf(service.kind);
  const secrets = secretsOf(storeId, connection, config.secrets.tokenKeys);
  const isByEmail = namesByEmail(service.kind, event);
  const email = isByEmail ? await findEmail(deps, storeId, event) : null;
  const means: Means<ConnectionKind> = { url: connection.url, service, secrets, email, now: clock() };
  const testRequest = event.isTest ? kind.testRequest : undefined;
  const request = (testRequest ?? kind.request)(event, means);
  const url = kind.shownUrl === null ? request.url : standInFor(request.url, config.connections.standIn);
  const keys = email === null ? secrets : [...secrets, email, email.toLowerCase()];
  const posted = { ...request, url, shownUrl: shownUrlOf(connection, event.type), keys };
  const answered = await postRequest({ clock, rules: config.connections, lookup: lookupOf(storeId) }, posted);
  const result = email === null ? answered : { ...answered, attempt: { ...answered.attempt, byEmail: true } };
  const problem = testRequest && result.isDelivered ? kind.testProblem?.(result.attempt.reply) : null;
  if (!problem) return result;
  return { ...result, isDelivered: false, attempt: { ...result.attempt, failure: problem } };
}

/** Whether the request should name the customer by e-mail. An erasure follows what the service was told. */
function namesByEmail(kind: ConnectionKind, event: ToldEvent): boolean {
  if (kindOf(kind).namesByEmail !== true) return false;
  return event.type === 'response.erased' ? asErased(event).by_email === true : event.isCustomerConfirmed;
}

async function findEmail(deps: SendDeps, storeId: string, event: ToldEvent): Promise<string | null> {
  const { customer_id: customerId } = asErased(event);
  if (customerId === undefined) return null;
  const email = await callStore(deps, storeId, (access) => fetchCustomerEmail(access, customerId));
  if (email === null && event.type === 'response.erased') {
    throw new AppError(
      'UPSTREAM',
      'Your store does not tell the e-mail address by which the service knows this customer.',
    );
  }
  return email;
}

/** In development and tests one server stands in for all services. */
function standInFor(address: string, standIn: string | null): string {
  return standIn === null ? address : `${standIn}/${address.replace(/^https:\/\//, '')}`;
}

/** The address without a key. */
export function shownUrlOf({ service, url }: Settings, type?: EventType): string {
  return kindOf(service.kind).shownUrl?.(service, type) ?? url;
}

type Settings = Pick<ConnectionRecord, 'service' | 'url'>;

/** The body of a request as a person may see it; empty if none can be made. */
export function shownBody(
  connection: Settings,
  event: ToldEvent & { readonly log?: readonly Attempt[] },
): string {
  try {
    const newest = event.log?.at(-1);
    const isByEmail =
      newest === undefined ? namesByEmail(connection.service.kind, event) : newest.byEmail === true;
    return maskedRequest(connection, event, isByEmail).body;
  } catch {
    return '';
  }
}

/** The request that an event leads to, as a person may see it. */
export function maskedRequest(
  connection: Settings,
  event: ToldEvent,
  isByEmail = namesByEmail(connection.service.kind, event),
): OutgoingRequest {
  const { service, url } = connection;
  const email = isByEmail ? MASK : null;
  const request = kindOf(service.kind).request(event, { url, service, secrets: [MASK], email, now: 0 });
  return { ...request, url: shownUrlOf(connection, event.type) };
}
