import type { Deps } from '#server/kernel/deps/deps.ts';
import type { ConnectionRecord } from './connection-repository.ts';
import type { WithLookups } from './host-names.ts';
import type { Means, OutgoingRequest, PostResult, ToldEvent } from './kinds/kind.ts';
import { kindOf } from './kinds/registry.ts';
import { MASK } from './mask-keys.ts';
import { postRequest } from './post-request.ts';
import { secretsOf } from './connection-secrets.ts';
import type { EventType } from '#shared/connections/events.ts';
import type { ConnectionKind } from '#shared/connections/kinds.ts';

type SendDeps = Pick<Deps, 'clock' | 'config'> & WithLookups;

/** Sends an event once, and returns what came of it. */
export async function sendEvent(
  { clock, config, lookupOf }: SendDeps,
  storeId: string,
  connection: ConnectionRecord,
  event: ToldEvent,
): Promise<PostResult> {
  const { service } = connection;
  const kind = kindOf(service.kind);
  const secrets = secretsOf(storeId, connection, config.secrets.tokenKeys);
  const means: Means<ConnectionKind> = { url: connection.url, service, secrets, now: clock() };
  const testRequest = event.isTest ? kind.testRequest : undefined;
  const request = (testRequest ?? kind.request)(event, means);
  const url = kind.shownUrl === null ? request.url : standInFor(request.url, config.connections.standIn);
  const posted = { ...request, url, shownUrl: shownUrlOf(connection, event.type), keys: secrets };
  const result = await postRequest({ clock, rules: config.connections, lookup: lookupOf(storeId) }, posted);
  const problem = testRequest && result.isDelivered ? kind.testProblem?.(result.attempt.reply) : null;
  if (!problem) return result;
  return { ...result, isDelivered: false, attempt: { ...result.attempt, failure: problem } };
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
export function shownBody(connection: Settings, event: ToldEvent): string {
  try {
    return maskedRequest(connection, event).body;
  } catch {
    return '';
  }
}

/** The request that an event leads to, as a person may see it. */
export function maskedRequest(connection: Settings, event: ToldEvent): OutgoingRequest {
  const { service, url } = connection;
  const request = kindOf(service.kind).request(event, { url, service, secrets: [MASK], now: 0 });
  return { ...request, url: shownUrlOf(connection, event.type) };
}
