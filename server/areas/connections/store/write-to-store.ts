import { METAFIELD_NAMESPACE } from '#shared/connections/store-rules.ts';
import type { ServiceOf } from '#shared/connections/kinds.ts';
import { AppError } from '#shared/errors.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import type { AdminAccess } from '#server/kernel/platform/admin-api.ts';
import { coversScopes } from '#server/kernel/platform/oauth.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import {
  addTag,
  deleteMetafield,
  findOwner,
  removeTag,
  setMetafield,
  setOrderNote,
  startFlows,
  type OwnerState,
} from '#server/kernel/platform/store-data.ts';
import { asResponse, asSurvey, type PostResult, type ToldEvent } from '../kinds/kind.ts';
import { digestOf, flowOf, wantedWrites } from '../kinds/store.ts';
import { defineMetafields, SCOPES, undefine } from './define-metafields.ts';
import {
  findAnswerer,
  findOutdatedWrites,
  findTwins,
  findWritesOf,
  forgetWrite,
  ownerName,
  ownerNamed,
  planWrite,
  type StoredWrite,
} from './store-write-repository.ts';

type StoreDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'newId'>;

interface StoreConnection {
  readonly connectionId: string;
  readonly service: ServiceOf<'store'>;
}

/** Beside the result of a request: the response is not the store's to act on. */
export interface StoreResult extends PostResult {
  readonly isWithheld?: boolean;
}

type Told = ToldEvent & { readonly subject: string; readonly attempts: number };

/** The order's webhook may come after the answer. These attempts wait for it for three quarters of an hour. */
const ATTEMPTS_UNCONFIRMED = 5;

/** Makes the store have what the rules say of this response, and nothing else that we wrote for it. */
export async function writeToStore(
  deps: StoreDeps,
  storeId: string,
  connection: StoreConnection,
  event: Told,
  turn: Turn,
): Promise<StoreResult> {
  const begin = performance.now();
  const outcome = await settle(deps, storeId, connection, event, turn);
  const failure = 'failure' in outcome ? outcome.failure : null;
  const at = new Date(deps.clock()).toISOString();
  const attempt = {
    ...{ at, ms: Math.round(performance.now() - begin), url: 'Your store’s Admin API' },
    ...{ status: failure === null ? 200 : null, reply: 'said' in outcome ? outcome.said : '', failure },
  };
  return {
    ...{ attempt, isDelivered: failure === null, isGone: false, retryAfter: null },
    ...('isWithheld' in outcome && { isWithheld: true, isDelivered: false }),
  };
}

type Outcome =
  | { readonly said: string }
  | { readonly failure: string }
  | { readonly said: string; readonly isWithheld: true };

async function settle(
  deps: StoreDeps,
  storeId: string,
  connection: StoreConnection,
  event: Told,
  turn: Turn,
): Promise<Outcome> {
  const { connectionId, service } = connection;
  if (event.type === 'survey.deleted') {
    const deletedSurveyId = asSurvey(event).survey_id;
    const isDone = await takeBackOutdated(deps, storeId, connection, turn, deletedSurveyId);
    return isDone ? { said: 'Taken back' } : { failure: 'Not everything was taken back yet.' };
  }
  const stored = await findWritesOf(deps.database, storeId, { connectionId, subject: event.subject });
  if (event.type === 'response.erased') return replace(deps, storeId, stored, []);
  const content = asResponse(event);
  const answerer = await findAnswerer(deps.database, storeId, {
    surveyId: content.survey_id,
    responseId: content.response_id,
  });
  if (answerer?.isVerified !== true) {
    const mayCome = answerer?.isNamed === true && event.attempts < ATTEMPTS_UNCONFIRMED;
    return mayCome
      ? { failure: 'The store has not confirmed yet that an order belongs to this answer.' }
      : { said: 'The store has not confirmed who answered.', isWithheld: true };
  }
  const ids = { order: answerer.orderId, customer: answerer.customerId };
  const wanted = wantedWrites(service, content).flatMap(({ owner, kind, name, value, rule }) => {
    const id = ids[owner];
    if (id === null || name === '' || (kind === 'metafield' && value === '')) return [];
    const named = ownerName({ kind: owner, id });
    return { connectionId, subject: event.subject, rule, owner: named, kind, name, value, isOurs: true };
  });
  await refuseWithoutScopes(deps, storeId, [...wanted, ...stored]);
  if (wanted.some(({ kind }) => kind === 'metafield')) await defineMetafields(deps, storeId, connection);
  const replaced = await replace(deps, storeId, stored, wanted);
  const flow = service.startsFlows ? flowOf(event) : null;
  if (flow === null) return replaced;
  if (ids.order === null || ids.customer === null) {
    return { said: `${replaced.said} Flow was not told: its triggers need an order with a customer.` };
  }
  const payload = { ...flow.payload, order_id: Number(ids.order), customer_id: Number(ids.customer) };
  await callStore(deps, storeId, (access) => startFlows(access, flow.handle, payload));
  return { said: `${replaced.said} Flow was told.` };
}

async function refuseWithoutScopes(
  { database }: StoreDeps,
  storeId: string,
  writes: readonly StoredWrite[],
): Promise<void> {
  const scopes = (await findStore(database, storeId))?.scopes ?? [];
  for (const { owner } of writes) {
    const { kind } = ownerNamed(owner);
    if (coversScopes(scopes, [SCOPES[kind]])) continue;
    throw new AppError('FORBIDDEN', `The store does not allow Askwell to change ${kind}s.`);
  }
}

const keyOf = ({ rule, owner, kind, name }: StoredWrite) => JSON.stringify([rule, owner, kind, name]);

async function replace(
  deps: StoreDeps,
  storeId: string,
  stored: readonly StoredWrite[],
  wanted: readonly StoredWrite[],
): Promise<{ readonly said: string }> {
  const keys = new Set(wanted.map(keyOf));
  const gone = stored.filter((write) => !keys.has(keyOf(write)));
  for (const write of wanted) await callStore(deps, storeId, (access) => put(deps, storeId, access, write));
  for (const write of gone)
    await callStore(deps, storeId, (access) => takeBack(deps, storeId, access, write));
  return { said: `${wanted.length} written, ${gone.length} taken back.` };
}

const metafieldOf = ({ kind, name }: StoredWrite) => ({
  namespace: METAFIELD_NAMESPACE,
  key: kind === 'metafield' ? name : 'none',
});

/** Whether the store has it: the platform compares tags without their capitals. */
function has({ tags, note, metafield }: OwnerState, { kind, name }: StoredWrite): boolean {
  if (kind === 'tag') return tags.some((tag) => tag.toLowerCase() === name.toLowerCase());
  return kind === 'note' ? note.split('\n').includes(name) : metafield !== null;
}

/** The row is stored first: after a kill it says what may have been written. */
async function put(
  { database }: StoreDeps,
  storeId: string,
  access: AdminAccess,
  write: StoredWrite,
): Promise<void> {
  const { kind, name, value } = write;
  const owner = ownerNamed(write.owner);
  const state = await findOwner(access, owner, metafieldOf(write));
  if (state === null) return;
  const twins = await findTwins(database, storeId, write);
  const isOurs = kind === 'metafield' || !has(state, write) || twins.some((twin) => twin.isOurs);
  await planWrite(database, storeId, { ...write, isOurs });
  if (kind === 'metafield') await setMetafield(access, owner, metafieldOf(write), value);
  else if (has(state, write)) return;
  else if (kind === 'tag') await addTag(access, owner, name);
  else await setOrderNote(access, owner, state.note === '' ? name : `${state.note}\n${name}`);
}

/** Takes back what nothing else asks for. A metafield gets the value of the newest other response. */
async function takeBack(
  deps: StoreDeps,
  storeId: string,
  access: AdminAccess,
  write: StoredWrite,
): Promise<void> {
  if (write.kind === 'definition') return undefine(deps, storeId, access, write);
  const { database } = deps;
  const { kind, name, isOurs } = write;
  const owner = ownerNamed(write.owner);
  const [twin] = await findTwins(database, storeId, write);
  const state = await findOwner(access, owner, metafieldOf(write));
  if (state !== null && twin !== undefined && kind === 'metafield') {
    await setMetafield(access, owner, metafieldOf(write), twin.value);
  } else if (state !== null && twin === undefined && isOurs && has(state, write)) {
    if (kind === 'metafield') await deleteMetafield(access, owner, metafieldOf(write));
    else if (kind === 'tag') await removeTag(access, owner, name);
    else await setOrderNote(access, owner, withoutLine(state.note, name));
  }
  await forgetWrite(database, storeId, write);
}

function withoutLine(note: string, line: string): string {
  return note
    .split('\n')
    .filter((each) => each !== line)
    .join('\n');
}

/**
 * Takes back what rules wrote that the connection has no more, or that it wrote for a deleted survey. Returns whether
 * all of it was; a deleted connection has no rules. What fails does not stop the rest: the first error is thrown at the
 * end.
 */
export async function takeBackOutdated(
  deps: StoreDeps,
  storeId: string,
  connection: Pick<StoreConnection, 'connectionId'> & Partial<StoreConnection>,
  turn: Turn,
  deletedSurveyId: string | null = null,
): Promise<boolean> {
  const { connectionId, service } = connection;
  const rules = (service?.rules ?? []).map(digestOf);
  const faults: unknown[] = [];
  // What failed comes first in the order, because all before it is taken back.
  const next = () =>
    findOutdatedWrites(deps.database, storeId, {
      ...{ connectionId, rules, deletedSurveyId },
      skip: faults.length,
    });
  let outdated = await next();
  while (outdated.length > 0 && !turn.isOver()) {
    for (const write of outdated) {
      if (turn.isOver()) break;
      await callStore(deps, storeId, (access) => takeBack(deps, storeId, access, write)).catch(
        (error: unknown) => faults.push(error),
      );
    }
    outdated = await next();
  }
  if (faults.length > 0) throw faults[0];
  return outdated.length === 0;
}
