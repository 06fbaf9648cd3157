import { type GraphqlType, select } from './execute.ts';
import { type Field, GraphqlSyntaxError, parseOperation } from './parse.ts';

/** A bulk query over orders: the filter, and what is selected of each order. */
export interface BulkQuery {
  readonly filter: unknown;
  readonly selection: Field[];
}

/** Parses a bulk query; a fault is what the platform answers as a user error. */
export function readBulkQuery(source: string): BulkQuery | { readonly fault: string } {
  try {
    const { type, selection } = parseOperation(source);
    const [root, ...others] = selection;
    if (type !== 'query' || root?.name !== 'orders' || others.length > 0) {
      return { fault: 'The dev store runs bulk queries of orders only.' };
    }
    const nodes = nodesOf(root);
    if (nodes === null) return { fault: 'A bulk query selects the nodes of a connection.' };
    const filter = root.arguments['query'];
    return { filter: filter?.kind === 'literal' ? filter.value : null, selection: nodes };
  } catch (error) {
    if (error instanceof GraphqlSyntaxError) return { fault: `Invalid bulk query: ${error.message}` };
    throw error;
  }
}

/** What is selected of a connection's nodes, with or without edges; null if nothing is. */
function nodesOf({ selection }: Field): Field[] | null {
  const edges = selection?.find(({ name }) => name === 'edges')?.selection;
  const node = edges
    ? edges.find(({ name }) => name === 'node')
    : selection?.find(({ name }) => name === 'nodes');
  return node?.selection ?? null;
}

/** The lines of one object: itself without its connections, then each node of them with its parent's id. */
export function linesOf({ selection }: Pick<BulkQuery, 'selection'>, object: GraphqlType): object[] {
  const isConnection = ({ name }: Field) => connectionIn(object.fields[name]) !== null;
  const own = select(
    object,
    selection.filter((field) => !isConnection(field)),
    {},
  );
  const children = selection.filter(isConnection).flatMap((field) => childrenOf(field, object));
  return [own, ...children];
}

function childrenOf(field: Field, parent: GraphqlType): object[] {
  const nodes = connectionIn(parent.fields[field.name])?.fields['nodes'];
  const selection = nodesOf(field);
  if (!Array.isArray(nodes) || selection === null) return [];
  return (nodes as GraphqlType[]).flatMap((node) =>
    linesOf({ selection }, node).map((line, at) =>
      at === 0 ? { ...line, __parentId: parent.fields['id'] } : line,
    ),
  );
}

function connectionIn(result: GraphqlType['fields'][string] | undefined): GraphqlType | null {
  if (typeof result !== 'object' || result === null || !('typeName' in result)) return null;
  return result.typeName.endsWith('Connection') ? result : null;
}
