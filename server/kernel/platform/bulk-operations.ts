import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type AdminAccess, askAdmin } from './admin-api.ts';

/** A query that the platform runs by itself and answers with a file of one JSON object a line. */
export interface BulkOperation {
  readonly id: string;
  readonly state: 'running' | 'complete' | 'failed';
  readonly createdAt: string;
  /** Objects at the root of the query so far. */
  readonly objects: number;
  /** Address of the file; null before the operation is complete, and for a file without a line. */
  readonly url: string | null;
}

const FIELDS = `id status createdAt rootObjectCount url`;

const RUN = `mutation BulkQuery($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) {
    bulkOperation { ${FIELDS} }
    userErrors { message }
  }
}`;

const FIND = `query BulkOperation($id: ID!) { node(id: $id) { ... on BulkOperation { ${FIELDS} } } }`;

const LATEST = `query BulkOperations {
  bulkOperations(first: 50, query: "operation_type:query") { nodes { ${FIELDS} query } }
}`;

const reply = {
  id: z.string(),
  status: z.string(),
  createdAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  rootObjectCount: z.coerce.number(),
  url: z.nullish(z.url({ protocol: /^https?$/ })),
};
const operation = z.object(reply);
const run = z.object({
  bulkOperationRunQuery: z.object({
    bulkOperation: z.nullish(operation),
    userErrors: z.array(z.object({ message: z.string() })),
  }),
});
const found = z.object({ node: z.nullish(operation) });
const latest = z.object({
  bulkOperations: z.object({ nodes: z.array(z.object({ ...reply, query: z.string() })) }),
});

/**
 * Starts the query, which writes what belongs to an object directly below it. Returns null if the platform takes no more operations at the
 * moment.
 */
export async function startBulkQuery(access: AdminAccess, query: string): Promise<BulkOperation | null> {
  const { bulkOperationRunQuery } = await askAdmin(access, { query: RUN, variables: { query } }, run);
  const { bulkOperation, userErrors } = bulkOperationRunQuery;
  if (bulkOperation) return present(bulkOperation);
  const message = userErrors[0]?.message ?? 'no operation';
  if (/already in progress|limit/i.test(message)) return null;
  throw new AppError('UPSTREAM', undefined, { cause: new Error(message) });
}

/** The latest operation with exactly this query: its start may have been answered to a process that was killed. */
export async function findBulkQuery(access: AdminAccess, query: string): Promise<BulkOperation | null> {
  const { bulkOperations } = await askAdmin(access, { query: LATEST }, latest);
  const same = bulkOperations.nodes.find((node) => node.query.trim() === query.trim());
  return same ? present(same) : null;
}

/** Asks how far an operation is; null if the platform does not know it any more. */
export async function fetchBulkOperation(access: AdminAccess, id: string): Promise<BulkOperation | null> {
  const { node } = await askAdmin(access, { query: FIND, variables: { id } }, found);
  return node ? present(node) : null;
}

const RUNNING = ['CREATED', 'RUNNING', 'CANCELING'];

function present({ status, rootObjectCount, url, ...told }: z.output<typeof operation>): BulkOperation {
  const state = status === 'COMPLETED' ? 'complete' : RUNNING.includes(status) ? 'running' : 'failed';
  return { ...told, state, objects: rootObjectCount, url: url ?? null };
}
