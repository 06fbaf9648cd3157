import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type AdminAccess, askAdmin } from './admin-api.ts';
import { METAFIELD_TYPE, type MetafieldName, type StoreOwner } from './store-data.ts';

/** A store's definition of a metafield. Segments and filters know only metafields that have one. */
export interface MetafieldDefinition {
  readonly key: string;
  readonly type: string;
}

type OwnerKind = StoreOwner['kind'];

const OWNER_TYPES = { order: 'ORDER', customer: 'CUSTOMER' } as const;

const LIST = `query MetafieldDefinitions($ownerType: MetafieldOwnerType!, $namespace: String!) {
  metafieldDefinitions(first: 250, ownerType: $ownerType, namespace: $namespace) { nodes { key type { name } } }
}`;

const CREATE = `mutation CreateDefinition($definition: MetafieldDefinitionInput!) {
  done: metafieldDefinitionCreate(definition: $definition) { userErrors { code message } }
}`;

const DELETE = `mutation DeleteDefinition($identifier: MetafieldDefinitionIdentifierInput!) {
  done: metafieldDefinitionDelete(identifier: $identifier, deleteAllAssociatedMetafields: false) {
    userErrors { code message }
  }
}`;

const listReply = z.object({
  metafieldDefinitions: z.object({
    nodes: z.array(z.object({ key: z.string(), type: z.object({ name: z.string() }) })),
  }),
});

const outcome = z.object({
  done: z.object({ userErrors: z.array(z.object({ code: z.nullish(z.string()), message: z.string() })) }),
});

export async function listDefinitions(
  access: AdminAccess,
  owner: OwnerKind,
  namespace: string,
): Promise<MetafieldDefinition[]> {
  const variables = { ownerType: OWNER_TYPES[owner], namespace };
  const { metafieldDefinitions } = await askAdmin(access, { query: LIST, variables }, listReply);
  return metafieldDefinitions.nodes.map(({ key, type }) => ({ key, type: type.name }));
}

/** Lets segments and filters use a metafield. Idempotent. */
export async function createDefinition(
  access: AdminAccess,
  owner: OwnerKind,
  { namespace, key }: MetafieldName,
  title: string,
): Promise<void> {
  const definition = {
    ...{ ownerType: OWNER_TYPES[owner], namespace, key, name: title, type: METAFIELD_TYPE },
    capabilities: { adminFilterable: { enabled: true } },
  };
  await change(access, CREATE, { definition }, 'TAKEN');
}

/** The values stay. Idempotent. */
export async function deleteDefinition(
  access: AdminAccess,
  owner: OwnerKind,
  { namespace, key }: MetafieldName,
): Promise<void> {
  const identifier = { ownerType: OWNER_TYPES[owner], namespace, key };
  await change(access, DELETE, { identifier }, 'NOT_FOUND');
}

/** Runs a mutation whose field is aliased as `done`. The tolerated error says that there is nothing to do. */
async function change(
  access: AdminAccess,
  query: string,
  variables: Record<string, unknown>,
  tolerated: string,
): Promise<void> {
  const { done } = await askAdmin(access, { query, variables }, outcome);
  const fault = done.userErrors.find(({ code }) => code !== tolerated);
  if (fault) throw new AppError('UPSTREAM', `The store refused the change: ${fault.message}`);
}
