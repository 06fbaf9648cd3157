import { ownValue } from '#shared/own-value.ts';
import { GraphqlSyntaxError, parseOperation, type Field, type Value } from './parse.ts';

/** A GraphQL type: each field resolves to a value, another type, or a list of them. */
export interface GraphqlType {
  readonly typeName: string;
  readonly fields: Record<string, GraphqlResult | Resolver>;
}

export type GraphqlResult = string | number | boolean | null | GraphqlType | readonly GraphqlResult[];
export type Resolver = (input: Record<string, unknown>) => GraphqlResult;

export const type = (typeName: string, fields: GraphqlType['fields']): GraphqlType => ({ typeName, fields });

interface Fault {
  readonly message: string;
  readonly field?: GraphqlResult;
  readonly code?: string;
}

/** The errors in the reply of a mutation. */
export const userErrors = (fault: Fault | null): GraphqlType[] =>
  fault === null ? [] : [type('UserError', { field: null, ...fault })];

export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
}

export interface GraphqlReply {
  data?: unknown;
  errors?: { message: string; extensions?: { code: string } }[];
}

/** Resolves the selected fields. An unknown field is an error, as on the platform. */
export function execute(
  request: GraphqlRequest,
  roots: { query: GraphqlType; mutation: GraphqlType },
): GraphqlReply {
  try {
    const operation = parseOperation(request.query);
    return { data: select(roots[operation.type], operation.selection, request.variables) };
  } catch (error) {
    if (error instanceof UnknownField) {
      return { errors: [{ message: error.message, extensions: { code: 'undefinedField' } }] };
    }
    if (error instanceof AccessDenied) {
      return { errors: [{ message: error.message, extensions: { code: 'ACCESS_DENIED' } }] };
    }
    if (error instanceof GraphqlSyntaxError) return { errors: [{ message: error.message }] };
    throw error;
  }
}

class UnknownField extends Error {}

/** The app lacks the permission for a field. */
export class AccessDenied extends Error {}

export function select(type: GraphqlType, selection: Field[], variables: Record<string, unknown>): object {
  const selected = selection.filter(({ on }) => on === undefined || on === type.typeName);
  return Object.fromEntries(
    selected.map((field) => {
      if (field.name === '__typename') return [field.alias, type.typeName];
      const known = ownValue(type.fields, field.name);
      if (known === undefined) {
        throw new UnknownField(`Field '${field.name}' doesn't exist on type '${type.typeName}'`);
      }
      const result = typeof known === 'function' ? known(argumentsOf(field, variables)) : known;
      return [field.alias, complete(result, field, variables)];
    }),
  );
}

function complete(result: GraphqlResult, field: Field, variables: Record<string, unknown>): unknown {
  if (isList(result)) return result.map((item) => complete(item, field, variables));
  const isObject = typeof result === 'object' && result !== null;
  if (isObject && field.selection === null) {
    throw new GraphqlSyntaxError(
      `Field must have selections (field '${field.name}' returns ${result.typeName})`,
    );
  }
  if (!isObject && result !== null && field.selection !== null) {
    throw new GraphqlSyntaxError(`Selections can't be made on scalars (field '${field.name}')`);
  }
  return isObject && field.selection !== null ? select(result, field.selection, variables) : result;
}

function isList(result: GraphqlResult): result is readonly GraphqlResult[] {
  return Array.isArray(result);
}

function argumentsOf(field: Field, variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(field.arguments).map(([name, value]) => [name, read(value, variables)]),
  );
}

function read(value: Value, variables: Record<string, unknown>): unknown {
  switch (value.kind) {
    case 'literal':
      return value.value;
    case 'variable':
      return ownValue(variables, value.name) ?? null;
    case 'list':
      return value.items.map((item) => read(item, variables));
    case 'object':
      return Object.fromEntries(
        Object.entries(value.fields).map(([name, item]) => [name, read(item, variables)]),
      );
  }
}
