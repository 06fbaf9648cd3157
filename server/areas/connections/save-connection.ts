import type { Connection } from '#shared/api/connections.ts';
import type * as api from '#shared/api/connections.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { MOST_CONNECTIONS } from '#shared/connections/connection-limits.ts';
import { withErasures } from '#shared/connections/events.ts';
import { EVENTS_OF_KIND, type Service } from '#shared/connections/kinds.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import type { WithBilling } from '#server/areas/billing/billing.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import { lockStore } from '#server/areas/identity/stores/store-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import {
  findConnections,
  insertConnection,
  saveNewSecret,
  saveState,
  saveWantedEvents,
  updateConnection,
  type ConnectionRecord,
} from './connection-repository.ts';
import { wakeDeliveries } from './delivery-job-name.ts';
import { switchOff } from './end-of-access.ts';
import { describeConnection, requireConnection } from './list-connections.ts';
import { kindOf } from './kinds/registry.ts';
import { findTypeProblem } from './store/define-metafields.ts';
import { readAddress, RefusedAddress, type AddressRules } from './public-address.ts';
import { newSecret, sealSecret, secretsOf } from './connection-secrets.ts';

export type SaveConnectionDeps = Pick<Deps, 'config' | 'database' | 'newId'> & WithBilling;

export interface WithSecret {
  readonly connection: Connection;
  /** A new secret that signs a webhook; null for other services, and if it stays. */
  readonly secret: string | null;
}

export async function createConnection(
  deps: SaveConnectionDeps,
  session: Session,
  input: InputOf<typeof api.createConnection>,
): Promise<WithSecret> {
  const { storeId } = session;
  await refuseWithoutPlan(deps, storeId);
  const connectionId = deps.newId();
  const choice = { ...input, ...checkedChoice(deps, input), connectionId };
  await refuseTakenKey(deps, storeId, input.service);
  const key = checkedKey(input.service, input.credential ?? '');
  const secret = key === null ? newSecret() : null;
  const sealed = sealSecret(key ?? secret ?? '', { storeId, connectionId }, deps.config.secrets.tokenKeys);
  const connection = await deps.database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    if ((await findConnections(tx, storeId)).length >= MOST_CONNECTIONS) {
      throw new AppError(
        'CONFLICT',
        `A store has at most ${MOST_CONNECTIONS} connections. Delete one first.`,
      );
    }
    await insertConnection(tx, storeId, choice, sealed);
    if (kindOf(input.service.kind).changesStore) await wakeDeliveries(tx, deps, storeId, connectionId);
    await noteActivity(tx, storeId, session, { kind: 'connection.added', subject: choice.name });
    await saveWantedEvents(tx, storeId);
    return describeConnection(tx, storeId, connectionId);
  });
  return { connection, secret };
}

export async function changeConnection(
  deps: SaveConnectionDeps,
  session: Session,
  input: InputOf<typeof api.changeConnection>,
): Promise<WithSecret> {
  const { storeId } = session;
  const { connectionId, service } = input;
  await openConnection(deps, storeId, connectionId);
  const choice = { ...input, ...checkedChoice(deps, input) };
  await refuseTakenKey(deps, storeId, service);
  return deps.database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const stored = await requireConnection(tx, storeId, connectionId);
    if (stored.service.kind !== service.kind) {
      throw new AppError('CONFLICT', 'A connection stays with its service. Add another connection instead.');
    }
    const key = replacedKey(deps, storeId, stored, choice);
    const sealed =
      key === null ? null : sealSecret(key, { storeId, connectionId }, deps.config.secrets.tokenKeys);
    await updateConnection(tx, storeId, choice, sealed);
    if (kindOf(service.kind).changesStore) await wakeDeliveries(tx, deps, storeId, connectionId);
    await noteActivity(tx, storeId, session, {
      kind: 'connection.changed',
      subject: choice.name + moveWords(stored.url, choice.url),
    });
    await saveWantedEvents(tx, storeId);
    const connection = await describeConnection(tx, storeId, connectionId);
    return { connection, secret: isSigned(service) ? key : null };
  });
}

/** Whether two addresses lead to different servers. Services whose address is ours have empty ones. */
const leadsElsewhere = (from: string, to: string): boolean =>
  from !== '' && new URL(from).origin !== new URL(to).origin;

function moveWords(from: string, to: string): string {
  return leadsElsewhere(from, to) ? `, moved from ${new URL(from).host} to ${new URL(to).host}` : '';
}

export async function switchConnection(
  deps: SaveConnectionDeps,
  session: Session,
  { connectionId, isActive }: InputOf<typeof api.switchConnection>,
): Promise<{ connection: Connection }> {
  const { storeId } = session;
  if (isActive) await openConnection(deps, storeId, connectionId);
  const connection = await deps.database.transaction(async (tx) => {
    await lockStore(tx, storeId);
    const { state, name, service } = await requireConnection(tx, storeId, connectionId);
    if (isActive !== (state === 'active')) {
      const kind = isActive ? 'connection.switched_on' : 'connection.switched_off';
      await noteActivity(tx, storeId, session, { kind, subject: name });
    }
    if (isActive && state !== 'active') {
      await saveState(tx, storeId, connectionId, 'active');
      if (kindOf(service.kind).changesStore) await wakeDeliveries(tx, deps, storeId, connectionId);
      await saveWantedEvents(tx, storeId);
    }
    if (!isActive && state === 'active') await switchOff(tx, storeId, connectionId, 'off');
    return describeConnection(tx, storeId, connectionId);
  });
  return { connection };
}

/** For a day, requests are signed with the previous secret too, so that receivers have time to learn the new one. */
export async function rotateSecret(
  deps: SaveConnectionDeps,
  session: Session,
  { connectionId }: { readonly connectionId: string },
): Promise<WithSecret> {
  const { storeId } = session;
  const { name, service } = await openConnection(deps, storeId, connectionId);
  if (!isSigned(service)) throw new AppError('CONFLICT', 'Enter the new key in the form instead.');
  const secret = newSecret();
  const sealed = sealSecret(secret, { storeId, connectionId }, deps.config.secrets.tokenKeys);
  const connection = await deps.database.transaction(async (tx) => {
    await requireConnection(tx, storeId, connectionId);
    await saveNewSecret(tx, storeId, connectionId, sealed);
    await noteActivity(tx, storeId, session, { kind: 'connection.secret_replaced', subject: name });
    return describeConnection(tx, storeId, connectionId);
  });
  return { connection, secret };
}

/** A connection of the store, on a plan that has connections. Another store's connection does not exist for it. */
export async function openConnection(
  deps: Pick<SaveConnectionDeps, 'billing' | 'database'>,
  storeId: string,
  connectionId: string,
): Promise<ConnectionRecord> {
  const connection = await requireConnection(deps.database, storeId, connectionId);
  await refuseWithoutPlan(deps, storeId);
  return connection;
}

/** Called before a transaction begins, because it may call another service. */
export async function refuseWithoutPlan(
  { billing }: Pick<SaveConnectionDeps, 'billing'>,
  storeId: string,
): Promise<void> {
  const { features } = await billing.loadCustomer(storeId);
  if (!isAllowed(features, { type: 'connect_service' })) throw new AppError('PLAN_LIMIT');
}

/** Called before a transaction begins, because it asks the store. */
async function refuseTakenKey(deps: SaveConnectionDeps, storeId: string, service: Service): Promise<void> {
  const taken = service.kind === 'store' ? await findTypeProblem(deps, storeId, service) : null;
  if (taken !== null) throw invalid(`rules.${taken.at}`, taken.problem);
}

type GivenChoice = Pick<InputOf<typeof api.createConnection>, 'service' | 'url' | 'events'>;

/** The name of a host is resolved at each delivery, because it may change. */
export function checkedChoice({ config }: Pick<SaveConnectionDeps, 'config'>, given: GivenChoice) {
  const { service } = given;
  const { problem, changesStore, shownUrl } = kindOf(service.kind);
  const fault = problem?.(service) ?? null;
  const offered = EVENTS_OF_KIND[service.kind];
  if (changesStore) {
    if (fault !== null) throw invalid(fault.field, fault.message);
    return { url: '', events: [...offered] };
  }
  const events = withErasures(given.events).filter(
    (type) => type !== 'response.erased' || offered.includes(type),
  );
  if (!events.every((type) => offered.includes(type))) {
    throw invalid('events', 'This service cannot be told of one of these events.');
  }
  if (fault !== null) throw invalid(fault.field, fault.message);
  if (shownUrl !== null) return { url: '', events };
  try {
    return { url: addressOf(given, config.connections), events };
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    throw invalid('url', error.message);
  }
}

function addressOf({ service, url }: GivenChoice, rules: AddressRules): string {
  if (url === '') throw new RefusedAddress('Enter an address.');
  const { href } = readAddress(url, rules);
  const [path = '', query = ''] = href.replaceAll('%7B%7Bsecret%7D%7D', KEY_PLACE).split(/(?=\?)/);
  const others = kindOf(service.kind).hasKeyInQuery ? query.replaceAll(KEY_PLACE, '') : query;
  const hasPlaces = /\{\{|%7B%7B/i.test(path + others);
  if (hasPlaces) throw new RefusedAddress('Only {{secret}} may stand in an address, after the ?.');
  return path + query;
}

const KEY_PLACE = '{{secret}}';

/** We make its secret, with which it tells our requests from those of others. */
const isSigned = ({ kind }: Service): boolean => kindOf(kind).keyProblem === null;

/** The key of a service; null for a webhook, whose secret is made here. */
function checkedKey(service: Service, key: string): string | null {
  const { keyProblem } = kindOf(service.kind);
  if (keyProblem === null) return null;
  const problem = keyProblem(key, service);
  if (problem !== null) throw invalid('credential', problem);
  return key;
}

/**
 * The key that replaces the stored one; null if the stored one stays. A stored key is never sent to another server: the
 * merchant who changes the address may not know the key.
 */
function replacedKey(
  { config }: Pick<SaveConnectionDeps, 'config'>,
  storeId: string,
  stored: ConnectionRecord,
  {
    service,
    url,
    credential = '',
  }: Pick<InputOf<typeof api.changeConnection>, 'service' | 'url' | 'credential'>,
): string | null {
  const given = credential === '' ? null : checkedKey(service, credential);
  if (given !== null || !leadsElsewhere(stored.url, url)) return given;
  if (isSigned(service)) return newSecret();
  const { usesKey = () => true } = kindOf(service.kind);
  if (!usesKey(service, url)) return '';
  if (secretsOf(storeId, stored, config.secrets.tokenKeys)[0] === '') return null;
  throw invalid('credential', 'Enter the key again: the address leads to another server.');
}

const invalid = (field: string, message: string) =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
