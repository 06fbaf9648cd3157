import type { BulkOperation, DevStoreDeps } from '../../deps.ts';
import type { Installation } from '../../store/state.ts';
import { type GraphqlType, type Resolver, type } from './execute.ts';

/** `node(id)` and `bulkOperations(first)`, newest first. */
export function bulkQueries(deps: DevStoreDeps): Record<string, Resolver> {
  return {
    node: ({ id }) => {
      const found = deps.bulk.all.find((operation) => operation.id === id);
      return found ? bulkOperation(deps, found) : null;
    },
    bulkOperations: ({ first }) =>
      type('BulkOperationConnection', {
        nodes: deps.bulk.all.slice(0, Number(first ?? 0)).map((operation) => bulkOperation(deps, operation)),
      }),
  };
}

export function bulkMutations(deps: DevStoreDeps, installation: Installation): Record<string, Resolver> {
  return {
    bulkOperationRunQuery: ({ query, groupObjects }) => {
      const isGrouped = groupObjects === true;
      const outcome = deps.bulk.start(deps, installation, typeof query === 'string' ? query : '', isGrouped);
      const fault = (message: string): GraphqlType =>
        type('BulkOperationUserError', { field: null, message });
      return type('BulkOperationRunQueryPayload', {
        bulkOperation: outcome.ok ? bulkOperation(deps, outcome.operation) : null,
        userErrors: outcome.ok ? [] : [fault(outcome.message)],
      });
    },
  };
}

function bulkOperation({ bulk }: DevStoreDeps, operation: BulkOperation): GraphqlType {
  const { id, query, status, errorCode, createdAt, completedAt, orders, objects, bytes } = operation;
  const isWritten = status === 'COMPLETED' && objects > 0;
  return type('BulkOperation', {
    id,
    query,
    status,
    type: 'QUERY',
    errorCode,
    createdAt: new Date(createdAt).toISOString(),
    completedAt: completedAt === null ? null : new Date(completedAt).toISOString(),
    objectCount: String(objects),
    rootObjectCount: String(orders),
    fileSize: isWritten ? String(bytes) : null,
    url: isWritten ? bulk.address(operation) : null,
    partialDataUrl: null,
  });
}
