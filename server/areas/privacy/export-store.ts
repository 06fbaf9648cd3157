import type { Deps } from '#server/kernel/deps/deps.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { nextPiece } from '#server/kernel/limits/pieces.ts';
import { EXPORTED_TABLES, exportLines, exportStoreLine } from './store-export-repository.ts';

/** Rows that are read at once. Most take a kilobyte, but a version of a survey may take two megabytes. */
const ROWS = { first: 8, most: 300 };

/** Letters that are read at once, so that other requests do not wait long. */
const TARGET_LETTERS = 200_000;

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
  yield await exportStoreLine(database, storeId);
  for (const table of EXPORTED_TABLES) {
    let after: readonly [string, string] | null = null;
    let limit = ROWS.first;
    for (;;) {
      const rows = await exportLines(database, storeId, table, { after, limit });
      const text = rows.map(({ line }) => `${line}\n`).join('');
      if (text !== '') yield text;
      if (rows.length < limit) break;
      after = rows.at(-1)?.at ?? null;
      const fitting = Math.floor((limit * TARGET_LETTERS) / text.length);
      limit = Math.max(1, Math.min(ROWS.most, limit * 2, fitting));
      await nextPiece(storeId);
    }
  }
}
