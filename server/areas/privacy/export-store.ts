import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { EXPORTED_TABLES, exportRows, exportStoreRow } from './store-export-repository.ts';

/** Small, so that saving responses does not wait long. */
const SLICE = 300;

/**
 * Streams all data of a store as NDJSON. The next slice is read when the client has received the previous one, so the
 * size is not limited.
 */
export function exportStore(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { storeId, storeUrl }: Session,
): { fileName: string; contentType: string; pieces: AsyncIterable<string> } {
  const day = new Date(clock()).toISOString().slice(0, 10);
  return {
    fileName: `${storeUrl} ${day}.ndjson`,
    contentType: 'text/plain; charset=utf-8',
    pieces: linesOf(database, storeId),
  };
}

async function* linesOf(database: Deps['database'], storeId: string): AsyncGenerator<string> {
  yield lineOf('store', await exportStoreRow(database, storeId));
  for (const table of EXPORTED_TABLES) {
    let after: readonly [string, string] | null = null;
    for (;;) {
      const rows = await exportRows(database, storeId, table, { after, limit: SLICE });
      if (rows.length > 0) yield rows.map(({ content }) => lineOf(table.table, content)).join('');
      if (rows.length < SLICE) break;
      after = rows.at(-1)?.at ?? null;
    }
  }
}

const lineOf = (kind: string, content: unknown): string => `${JSON.stringify({ kind, content })}\n`;
