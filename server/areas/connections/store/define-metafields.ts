import type { ServiceOf } from '#shared/connections/kinds.ts';
import {
  isMetafield,
  METAFIELD_NAMESPACE,
  ownerOf,
  type StoreRule,
} from '#shared/connections/store-rules.ts';
import { AppError } from '#shared/errors.ts';
import { findStore } from '#server/areas/identity/stores/store-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { AdminAccess } from '#server/kernel/platform/admin-api.ts';
import {
  createDefinition,
  deleteDefinition,
  listDefinitions,
  type MetafieldDefinition,
} from '#server/kernel/platform/metafield-definitions.ts';
import { coversScopes, WRITE_CUSTOMERS, WRITE_ORDERS } from '#server/kernel/platform/oauth.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { METAFIELD_TYPE, type StoreOwner } from '#server/kernel/platform/store-data.ts';
import { digestOf } from '../kinds/store.ts';
import {
  findTwins,
  findWritesOf,
  forgetWrite,
  ownerName,
  ownerNamed,
  planWrite,
  RULES_SUBJECT,
  type StoredWrite,
} from './store-write-repository.ts';

type DefineDeps = Pick<Deps, 'config' | 'database' | 'newId'>;

type Owner = StoreOwner['kind'];

export const SCOPES = { order: WRITE_ORDERS, customer: WRITE_CUSTOMERS } as const;

/** The value of a row whose definition the store has. */
const DEFINED = METAFIELD_TYPE;

/**
 * Defines the metafields of a connection's rules in the store, as far as the store allows it: without a definition no
 * customer segment can use them. What is defined is remembered, so that it is asked once.
 */
export async function defineMetafields(
  deps: DefineDeps,
  storeId: string,
  { connectionId, service }: { readonly connectionId: string; readonly service: ServiceOf<'store'> },
): Promise<void> {
  const rules = service.rules.filter(isMetafield);
  if (rules.length === 0) return;
  const stored = await findWritesOf(deps.database, storeId, { connectionId, subject: RULES_SUBJECT });
  const isDefined = (rule: string) => stored.some((row) => row.rule === rule && row.value === DEFINED);
  const missing = rules.filter((rule) => !isDefined(digestOf(rule)));
  if (missing.length === 0) return;
  const scopes = (await findStore(deps.database, storeId))?.scopes ?? [];
  for (const owner of ['customer', 'order'] as const) {
    const own = missing.filter((rule) => ownerOf(rule) === owner);
    if (own.length === 0 || !coversScopes(scopes, [SCOPES[owner]])) continue;
    await callStore(deps, storeId, (access) => define(deps, storeId, access, { connectionId, owner, own }));
  }
}

async function define(
  { database }: DefineDeps,
  storeId: string,
  access: AdminAccess,
  {
    connectionId,
    owner,
    own,
  }: { readonly connectionId: string; readonly owner: Owner; readonly own: readonly StoreRule[] },
): Promise<void> {
  const known = await listDefinitions(access, owner, METAFIELD_NAMESPACE);
  const problems = own.map((rule) => typeProblem(known, rule));
  for (const rule of own.filter((_, at) => problems[at] === null)) {
    const row = rowOf(connectionId, rule);
    const exists = known.some(({ key }) => key === rule.text);
    const twins = await findTwins(database, storeId, row);
    // The row is stored first: after a kill it says what may have been defined.
    await planWrite(database, storeId, { ...row, isOurs: !exists || twins.some((twin) => twin.isOurs) });
    if (!exists) await createDefinition(access, owner, nameOf(rule.text), `Askwell: ${rule.text}`);
    await planWrite(database, storeId, { ...row, value: DEFINED });
  }
  const problem = problems.find((each) => each !== null) ?? null;
  if (problem !== null) throw new AppError('UPSTREAM', problem);
}

const rowOf = (connectionId: string, rule: StoreRule): StoredWrite => ({
  ...{
    connectionId,
    subject: RULES_SUBJECT,
    rule: digestOf(rule),
    owner: ownerName({ kind: ownerOf(rule), id: '' }),
  },
  ...{ kind: 'definition', name: rule.text, value: '', isOurs: true },
});

const nameOf = (key: string) => ({ namespace: METAFIELD_NAMESPACE, key });

/** A sentence on why the store would refuse the rule's answers; null for a key that is free or holds a line of text. */
function typeProblem(known: readonly MetafieldDefinition[], rule: StoreRule): string | null {
  const type = known.find(({ key }) => key === rule.text)?.type ?? METAFIELD_TYPE;
  if (type === METAFIELD_TYPE) return null;
  const name = `${METAFIELD_NAMESPACE}.${rule.text}`;
  return `Your store defines the ${ownerOf(rule)} metafield ${name} as ${type}, which cannot hold an answer. Choose another key.`;
}

/** The first rule whose metafield the store defines for something else. Null if the store cannot be asked now. */
export async function findTypeProblem(
  deps: DefineDeps,
  storeId: string,
  { rules }: ServiceOf<'store'>,
): Promise<{ readonly at: number; readonly problem: string } | null> {
  const scopes = (await findStore(deps.database, storeId))?.scopes ?? [];
  for (const owner of ['customer', 'order'] as const) {
    const isOwn = (rule: StoreRule) => isMetafield(rule) && ownerOf(rule) === owner;
    if (!rules.some(isOwn) || !coversScopes(scopes, [SCOPES[owner]])) continue;
    const known = await callStore(deps, storeId, (access) =>
      listDefinitions(access, owner, METAFIELD_NAMESPACE),
    ).catch((error: unknown) => {
      if (error instanceof AppError) return [];
      throw error;
    });
    const problems = rules.map((rule) => (isOwn(rule) ? typeProblem(known, rule) : null));
    const at = problems.findIndex((problem) => problem !== null);
    if (at >= 0) return { at, problem: problems[at] ?? '' };
  }
  return null;
}

/** Removes a definition that is ours and that no other rule needs. The values of others stay. */
export async function undefine(
  { database }: DefineDeps,
  storeId: string,
  access: AdminAccess,
  write: StoredWrite,
): Promise<void> {
  const [twin] = await findTwins(database, storeId, write);
  if (twin === undefined && write.isOurs) {
    await deleteDefinition(access, ownerNamed(write.owner).kind, nameOf(write.name));
  }
  await forgetWrite(database, storeId, write);
}
