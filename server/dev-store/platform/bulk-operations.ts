import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { BulkOperation, BulkOperations } from '../deps.ts';
import { AccessDenied } from './graphql/execute.ts';
import { linesOf, readBulkQuery, type BulkQuery } from './graphql/bulk-query.ts';
import { createdFrom, visibleOrders } from './graphql/orders.ts';

/** The platform runs this many of an app at once. */
const AT_ONCE = 5;
const PATH = '/admin/bulk/';

/** Orders written before other requests get their turn. */
const ORDERS_AT_ONCE = 500;

export function createBulkOperations(origin: string): BulkOperations {
  const operations: BulkOperation[] = [];
  const running = new Set<Promise<void>>();
  let folder: string | null = null;
  const folderNow = () => (folder ??= mkdtempSync(join(tmpdir(), 'dev-store-bulk-')));
  const fileOf = ({ key }: BulkOperation) => join(folderNow(), `${key}.jsonl`);

  const start: BulkOperations['start'] = (deps, installation, query, isGrouped) => {
    if (operations.filter(({ status }) => status === 'RUNNING' || status === 'CREATED').length >= AT_ONCE) {
      return { ok: false, message: 'A bulk query operation for this app and shop is already in progress.' };
    }
    const read = readBulkQuery(query);
    if ('fault' in read) return { ok: false, message: read.fault };
    const from = createdFrom(read.filter);
    if (from === null) return { ok: false, message: 'The dev store knows only created_at:>= as a filter.' };
    const { clock, newId } = deps.options;
    const operation: BulkOperation = {
      id: `gid://shopify/BulkOperation/${operations.length + 1}`,
      query,
      createdAt: clock(),
      status: 'CREATED',
      errorCode: null,
      completedAt: null,
      orders: 0,
      objects: 0,
      bytes: 0,
      key: newId(),
    };
    operations.unshift(operation);
    const orders = visibleOrders(deps, installation).filter(({ createdAt }) => createdAt >= from);
    const work = write(operation, fileOf(operation), { ...read, isGrouped }, orders)
      .catch((error: unknown) => {
        const errorCode = error instanceof AccessDenied ? 'ACCESS_DENIED' : 'INTERNAL_SERVER_ERROR';
        Object.assign(operation, { status: 'FAILED', errorCode });
      })
      .finally(() => {
        operation.completedAt = clock();
        running.delete(work);
      });
    running.add(work);
    return { ok: true, operation };
  };

  return {
    start,
    all: operations,
    address: (operation) => `${origin}${PATH}${operation.key}.jsonl`,
    file: (name) => {
      const found = operations.find(({ key, status }) => name === `${key}.jsonl` && status === 'COMPLETED');
      return found ? fileOf(found) : null;
    },
    async stop() {
      await Promise.all(running);
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function write(
  operation: BulkOperation,
  file: string,
  { isGrouped, ...query }: BulkQuery & { readonly isGrouped: boolean },
  orders: ReturnType<typeof visibleOrders>,
): Promise<void> {
  await letOthersRun();
  operation.status = 'RUNNING';
  mkdirSync(join(file, '..'), { recursive: true });
  const handle = openSync(file, 'w', 0o600);
  const children: object[] = [];
  const put = (lines: readonly object[]) => {
    operation.bytes += writeSync(handle, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    operation.objects += lines.length;
  };
  try {
    for (let begin = 0; begin < orders.length; begin += ORDERS_AT_ONCE) {
      const some = orders.slice(begin, begin + ORDERS_AT_ONCE);
      for (const order of some) {
        const [own, ...below] = linesOf(query, order.type());
        put([...(own ? [own] : []), ...(isGrouped ? below : [])]);
        if (!isGrouped) children.push(...below);
      }
      operation.orders += some.length;
      await letOthersRun();
    }
    put(children);
    operation.status = 'COMPLETED';
  } finally {
    closeSync(handle);
  }
}
