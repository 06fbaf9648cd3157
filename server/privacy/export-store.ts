import type { Deps } from '../deps.ts';
import type { Session } from '../session/session.ts';
import { EXPORTED, exportRows, exportStoreRow } from './store-export-repository.ts';

/** Few enough that no answer that comes in waits for them. */
const SLICE = 300;

export interface StoreExport {
  readonly fileName: string;
  /** Line by line: each a JSON object that says what it is and what it holds. */
  readonly lines: AsyncIterable<string>;
}

/** Everything of a store. A piece is read when the one before has been taken, so that it may be as large as it is. */
export function exportStore(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { storeId, storeUrl }: Session,
): StoreExport {
  const day = new Date(clock()).toISOString().slice(0, 10);
  return { fileName: `${storeUrl} ${day}.ndjson`, lines: linesOf(database, storeId) };
}

async function* linesOf(database: Deps['database'], storeId: string): AsyncGenerator<string> {
  yield lineOf('store', await exportStoreRow(database, storeId));
  for (const table of EXPORTED) {
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
