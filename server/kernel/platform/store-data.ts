import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type AdminAccess, askAdmin } from './admin-api.ts';

/** An order or a customer of the store, by the number that webhooks name. */
export interface StoreOwner {
  readonly kind: 'order' | 'customer';
  readonly id: string;
}

/** What the store has of an owner, as far as we write it. */
export interface OwnerState {
  readonly tags: readonly string[];
  /** Empty for a customer, whose note is not ours to change. */
  readonly note: string;
  readonly metafield: string | null;
}

const TYPES = { order: 'Order', customer: 'Customer' } as const;

const gid = ({ kind, id }: StoreOwner) => `gid://shopify/${TYPES[kind]}/${id}`;

const QUERIES = {
  order: `query StoreOrder($id: ID!, $namespace: String!, $key: String!) {
  owner: order(id: $id) { tags note metafield(namespace: $namespace, key: $key) { value } }
}`,
  customer: `query StoreCustomer($id: ID!, $namespace: String!, $key: String!) {
  owner: customer(id: $id) { tags metafield(namespace: $namespace, key: $key) { value } }
}`,
} as const;

const owner = z.object({
  owner: z.nullish(
    z.object({
      tags: z.array(z.string()),
      note: z.nullish(z.string()),
      metafield: z.nullish(z.object({ value: z.string() })),
    }),
  ),
});

/** The type of every metafield that we write. */
export const METAFIELD_TYPE = 'single_line_text_field';

export interface MetafieldName {
  readonly namespace: string;
  readonly key: string;
}

/** Null if the store has no such order or customer any more. */
export async function findOwner(
  access: AdminAccess,
  of: StoreOwner,
  name: MetafieldName,
): Promise<OwnerState | null> {
  const variables = { id: gid(of), ...name };
  const { owner: found } = await askAdmin(access, { query: QUERIES[of.kind], variables }, owner);
  if (!found) return null;
  return { tags: found.tags, note: found.note ?? '', metafield: found.metafield?.value ?? null };
}

const outcome = z.object({
  done: z.nullish(z.object({ userErrors: z.array(z.object({ message: z.string() })) })),
});

/** Runs a mutation whose field is aliased as `done`. The store's objection becomes the error's message. */
async function change(access: AdminAccess, query: string, variables: Record<string, unknown>): Promise<void> {
  const { done } = await askAdmin(access, { query, variables }, outcome);
  const [fault] = done?.userErrors ?? [];
  if (fault) throw new AppError('UPSTREAM', `The store refused the change: ${fault.message}`);
  if (!done) throw new AppError('UPSTREAM');
}

/** Idempotent. */
export const addTag = (access: AdminAccess, of: StoreOwner, tag: string): Promise<void> =>
  change(
    access,
    `mutation AddTag($id: ID!, $tags: [String!]!) { done: tagsAdd(id: $id, tags: $tags) { userErrors { message } } }`,
    { id: gid(of), tags: [tag] },
  );

/** Idempotent. */
export const removeTag = (access: AdminAccess, of: StoreOwner, tag: string): Promise<void> =>
  change(
    access,
    `mutation RemoveTag($id: ID!, $tags: [String!]!) {
  done: tagsRemove(id: $id, tags: $tags) { userErrors { message } }
}`,
    { id: gid(of), tags: [tag] },
  );

export const setOrderNote = (access: AdminAccess, of: StoreOwner, note: string): Promise<void> =>
  change(
    access,
    `mutation SetNote($input: OrderInput!) { done: orderUpdate(input: $input) { userErrors { message } } }`,
    { input: { id: gid(of), note } },
  );

export const setMetafield = (
  access: AdminAccess,
  of: StoreOwner,
  name: MetafieldName,
  value: string,
): Promise<void> =>
  change(
    access,
    `mutation SetMetafield($metafields: [MetafieldsSetInput!]!) {
  done: metafieldsSet(metafields: $metafields) { userErrors { message } }
}`,
    { metafields: [{ ownerId: gid(of), ...name, type: METAFIELD_TYPE, value }] },
  );

/** Idempotent. */
export const deleteMetafield = (access: AdminAccess, of: StoreOwner, name: MetafieldName): Promise<void> =>
  change(
    access,
    `mutation DeleteMetafield($metafields: [MetafieldIdentifierInput!]!) {
  done: metafieldsDelete(metafields: $metafields) { userErrors { message } }
}`,
    { metafields: [{ ownerId: gid(of), ...name }] },
  );

/** Starts the workflows of Flow that begin with one of the app's triggers. */
export const startFlows = (
  access: AdminAccess,
  handle: string,
  payload: Readonly<Record<string, string | number>>,
): Promise<void> =>
  change(
    access,
    `mutation StartFlows($handle: String, $payload: JSON) {
  done: flowTriggerReceive(handle: $handle, payload: $payload) { userErrors { message } }
}`,
    { handle, payload },
  );
