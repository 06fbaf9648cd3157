import * as z from 'zod/mini';
import { FLOW_TRIGGERS } from '#server/kernel/platform/flow-triggers.ts';
import { METAFIELD_TYPE } from '#server/kernel/platform/store-data.ts';
import type { DevStoreDeps } from '../../deps.ts';
import type { Installation, OwnedData } from '../../store/state.ts';
import { findDefinition } from './definitions.ts';
import {
  AccessDenied,
  type GraphqlResult,
  type GraphqlType,
  type Resolver,
  type,
  userErrors,
} from './execute.ts';

/** What apps write to orders and customers: tags, notes and metafields. And the triggers of Flow. */

const OWNERS = [
  { prefix: 'gid://shopify/Order/', scope: 'write_orders' },
  { prefix: 'gid://shopify/Customer/', scope: 'write_customers' },
] as const;

export const isOwner = (id: unknown): id is string =>
  typeof id === 'string' && OWNERS.some(({ prefix }) => id.startsWith(prefix));

function ownedOf({ stateStore }: DevStoreDeps, id: string): OwnedData {
  const all = (stateStore.state.owned ??= {});
  return (all[id] ??= { tags: [], note: '', metafields: [] });
}

type Protect = (value: GraphqlResult) => GraphqlResult | Resolver;

/** The fields of an order or a customer that apps write. */
export function ownedFields(
  deps: DevStoreDeps,
  id: string,
  protect: Protect = (value) => value,
): GraphqlType['fields'] {
  const { tags, note, metafields } = ownedOf(deps, id);
  return {
    tags: protect([...tags].sort()),
    note: note === '' ? null : note,
    metafield: ({ namespace, key }) => {
      const found = metafields.find((one) => one.namespace === namespace && one.key === key);
      return found ? type('Metafield', { ...found, type: METAFIELD_TYPE }) : null;
    },
  };
}

export const withOwned = (deps: DevStoreDeps, id: string, of: GraphqlType): GraphqlType => ({
  ...of,
  fields: { ...of.fields, ...ownedFields(deps, id) },
});

const tagInput = z.object({
  id: z.string(),
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^,]*$/))).check(z.minLength(1)),
});
const noteInput = z.object({
  input: z.strictObject({ id: z.string(), note: z.string().check(z.maxLength(5_000)) }),
});
const identifier = { ownerId: z.string(), namespace: z.string(), key: z.string() };
const metafieldInput = z.object({
  metafields: z
    .array(
      z.strictObject({
        ...identifier,
        namespace: z.string().check(z.regex(/^[\w-]{3,255}$/)),
        key: z.string().check(z.regex(/^[\w-]{2,64}$/)),
        type: z.literal(METAFIELD_TYPE),
        value: z.string().check(z.minLength(1), z.regex(/^[^\n]*$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(25)),
});
const metafieldNames = z.object({
  metafields: z.array(z.strictObject(identifier)).check(z.minLength(1), z.maxLength(250)),
});
const flowInput = z.object({
  handle: z.string().check(z.minLength(1), z.maxLength(30), z.regex(/^[A-Za-z\d-]+$/)),
  payload: z.record(z.string(), z.union([z.string(), z.number()])),
});

interface Context {
  readonly deps: DevStoreDeps;
  /** The data of an owner that exists and that the app may change; null if there is none. */
  readonly open: (id: string) => OwnedData | null;
}

/** The mutations of tags, notes and metafields, and the one that starts workflows. */
export function ownedMutations(deps: DevStoreDeps, installation: Installation): Record<string, Resolver> {
  const context: Context = {
    deps,
    open(id) {
      const owner = OWNERS.find(({ prefix }) => id.startsWith(prefix));
      if (owner === undefined) return null;
      if (!installation.scopes.includes(owner.scope)) throw new AccessDenied(`Access denied: ${owner.scope}`);
      return ownerExists(deps, id) ? ownedOf(deps, id) : null;
    },
  };
  return { ...tagMutations(context), ...metafieldMutations(context), ...otherMutations(context) };
}

/** A mutation that refuses a wrong shape, and saves what it changed. */
function change<Shape extends z.ZodMiniType>(
  { deps }: Context,
  payload: string,
  shape: Shape,
  work: (input: z.output<Shape>) => string | null,
): Resolver {
  return (input) => {
    const read = shape.safeParse(input);
    const fault = read.success ? work(read.data) : (read.error.issues[0]?.message ?? 'Invalid');
    if (fault === null) deps.stateStore.save();
    return type(payload, { userErrors: userErrors(fault === null ? null : { message: fault }) });
  };
}

const tagMutations = (context: Context): Record<string, Resolver> => ({
  tagsAdd: change(context, 'TagsAddPayload', tagInput, ({ id, tags }) => {
    const owned = context.open(id);
    if (owned === null) return NOT_FOUND;
    const isNew = (tag: string) => !owned.tags.some((each) => each.toLowerCase() === tag.toLowerCase());
    owned.tags.push(...tags.filter(isNew));
    return owned.tags.length > MOST_TAGS ? 'Too many tags' : null;
  }),
  tagsRemove: change(context, 'TagsRemovePayload', tagInput, ({ id, tags }) => {
    const owned = context.open(id);
    if (owned === null) return NOT_FOUND;
    const gone = tags.map((tag) => tag.toLowerCase());
    owned.tags = owned.tags.filter((tag) => !gone.includes(tag.toLowerCase()));
    return null;
  }),
});

const metafieldMutations = (context: Context): Record<string, Resolver> => ({
  metafieldsDelete: change(context, 'MetafieldsDeletePayload', metafieldNames, ({ metafields }) => {
    for (const { ownerId, namespace, key } of metafields) {
      const owned = context.open(ownerId);
      if (owned === null) return NOT_FOUND;
      owned.metafields = owned.metafields.filter((one) => one.namespace !== namespace || one.key !== key);
    }
    return null;
  }),
  setOwnedMetafields: change(context, 'MetafieldsSetPayload', metafieldInput, ({ metafields }) => {
    for (const { ownerId, namespace, key, value } of metafields) {
      const owned = context.open(ownerId);
      if (owned === null) return NOT_FOUND;
      const ownerType = ownerId.startsWith(OWNERS[0].prefix) ? 'ORDER' : 'CUSTOMER';
      const defined = findDefinition(context.deps, { ownerType, namespace, key })?.type ?? METAFIELD_TYPE;
      if (defined !== METAFIELD_TYPE)
        return `Type must be consistent with the definition's type: ${defined}.`;
      const others = owned.metafields.filter((one) => one.namespace !== namespace || one.key !== key);
      owned.metafields = [...others, { namespace, key, value }];
    }
    return null;
  }),
});

const otherMutations = (context: Context): Record<string, Resolver> => ({
  orderUpdate: change(context, 'OrderUpdatePayload', noteInput, ({ input: { id, note } }) => {
    const owned = id.startsWith(OWNERS[0].prefix) ? context.open(id) : null;
    if (owned === null) return NOT_FOUND;
    owned.note = note;
    return null;
  }),
  flowTriggerReceive: change(context, 'FlowTriggerReceivePayload', flowInput, ({ handle, payload }) => {
    if (!Object.values(FLOW_TRIGGERS).includes(handle)) return `Handle ${handle} does not exist`;
    if (Buffer.byteLength(JSON.stringify(payload)) > MOST_PAYLOAD_BYTES) return 'Payload is too large';
    (context.deps.stateStore.state.flows ??= []).push({ handle, payload });
    return null;
  }),
});

const NOT_FOUND = 'The owner does not exist';
const MOST_TAGS = 250;
const MOST_PAYLOAD_BYTES = 50_000;

function ownerExists(deps: DevStoreDeps, id: string): boolean {
  const { orders, customers } = deps.stateStore.state;
  const number = Number(id.slice(id.lastIndexOf('/') + 1));
  if (id.startsWith(OWNERS[1].prefix)) {
    return customers.some((one) => one.id === number) || deps.past().some((one) => one.customerId === number);
  }
  return orders.some((one) => one.id === number) || deps.past().some((one) => one.id === number);
}

/** `customer(id)`: null for an unknown one. */
export function customerQuery(
  deps: DevStoreDeps,
  installation: Installation,
  typeOf: (customerId: number) => GraphqlType | null,
): Resolver {
  return ({ id }) => {
    if (!installation.scopes.some((scope) => scope === 'read_customers' || scope === 'write_customers')) {
      throw new AccessDenied('Access denied for customer field.');
    }
    if (!isOwner(id) || !ownerExists(deps, id)) return null;
    return typeOf(Number(id.slice(id.lastIndexOf('/') + 1)));
  };
}
