import * as z from 'zod/mini';
import type { DevStoreDeps } from '../../deps.ts';
import type { Installation, MetafieldDefinition } from '../../store/state.ts';
import { AccessDenied, type Resolver, type, userErrors } from './execute.ts';
import { GraphqlSyntaxError } from './parse.ts';

/** Definitions of the metafields of orders and customers. Only what is defined can be used in a customer segment. */

const SCOPES = { ORDER: 'orders', CUSTOMER: 'customers' } as const;

type Identifier = Pick<MetafieldDefinition, 'ownerType' | 'namespace' | 'key'>;

const identifier = {
  ownerType: z.enum(['ORDER', 'CUSTOMER']),
  namespace: z.string().check(z.regex(/^[\w-]{3,255}$/)),
  key: z.string().check(z.regex(/^[\w-]{2,64}$/)),
};

const listInput = z.object({ ownerType: identifier.ownerType, namespace: z.string() });
const createInput = z.object({
  definition: z.strictObject({
    ...identifier,
    name: z.string().check(z.minLength(1), z.maxLength(255)),
    type: z.enum(['single_line_text_field', 'list.single_line_text_field', 'number_integer']),
    capabilities: z.strictObject({ adminFilterable: z.strictObject({ enabled: z.boolean() }) }),
  }),
});
const deleteInput = z.object({
  identifier: z.strictObject(identifier),
  deleteAllAssociatedMetafields: z.literal(false),
});

const isSame = (one: Identifier, other: Identifier): boolean =>
  one.ownerType === other.ownerType && one.namespace === other.namespace && one.key === other.key;

export const findDefinition = ({ stateStore }: DevStoreDeps, wanted: Identifier) =>
  stateStore.state.definitions?.find((one) => isSame(one, wanted));

function refuseWithout(
  { scopes }: Installation,
  ways: readonly string[],
  owner: Identifier['ownerType'],
): void {
  if (ways.some((way) => scopes.includes(`${way}_${SCOPES[owner]}`))) return;
  throw new AccessDenied(`Access denied for metafield definitions of ${SCOPES[owner]}.`);
}

export const definitionQueries = (
  { stateStore }: DevStoreDeps,
  installation: Installation,
): Record<string, Resolver> => ({
  metafieldDefinitions(input) {
    const read = listInput.safeParse(input);
    if (!read.success) throw new GraphqlSyntaxError(read.error.issues[0]?.message ?? 'Invalid');
    const { ownerType, namespace } = read.data;
    refuseWithout(installation, ['read', 'write'], ownerType);
    const found = (stateStore.state.definitions ?? []).filter(
      (one) => one.ownerType === ownerType && one.namespace === namespace,
    );
    return type('MetafieldDefinitionConnection', {
      nodes: found.map((one) =>
        type('MetafieldDefinition', { ...one, type: type('MetafieldDefinitionType', { name: one.type }) }),
      ),
    });
  },
});

export function definitionMutations(
  deps: DevStoreDeps,
  installation: Installation,
): Record<string, Resolver> {
  const { stateStore } = deps;
  /** A mutation of one definition. `work` returns the code of what is wrong. */
  const change =
    <Shape extends z.ZodMiniType>(shape: Shape, work: (input: z.output<Shape>) => string | null): Resolver =>
    (input) => {
      const read = shape.safeParse(input);
      const code = read.success ? work(read.data) : 'INVALID';
      if (code === null) stateStore.save();
      return type('DefinitionPayload', {
        userErrors: userErrors(code === null ? null : { code, message: code }),
      });
    };
  return {
    metafieldDefinitionCreate: change(createInput, ({ definition: { capabilities: _, ...definition } }) => {
      refuseWithout(installation, ['write'], definition.ownerType);
      if (findDefinition(deps, definition)) return 'TAKEN';
      (stateStore.state.definitions ??= []).push(definition);
      return null;
    }),
    metafieldDefinitionDelete: change(deleteInput, ({ identifier: wanted }) => {
      refuseWithout(installation, ['write'], wanted.ownerType);
      if (!findDefinition(deps, wanted)) return 'NOT_FOUND';
      stateStore.state.definitions =
        stateStore.state.definitions?.filter((one) => !isSame(one, wanted)) ?? [];
      return null;
    }),
  };
}
