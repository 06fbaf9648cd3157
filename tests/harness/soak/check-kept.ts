import { isDeepStrictEqual } from 'node:util';
import { recountSurveys } from '#server/areas/collect/counters/recount-surveys.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { counted, recounted } from '#tests/support/recount.ts';
import type { Ledger } from './ledger.ts';
import type { SoakStore } from './stage.ts';
import type { Finding } from './verdict.ts';

/**
 * Compares the tables with the sent and acknowledged responses, and the counters with two recounts of the responses.
 */
export async function checkKept(
  database: Database,
  stores: readonly SoakStore[],
  ledger: Ledger,
): Promise<Finding[]> {
  return [
    await checkResponses(database, ledger),
    await checkSightings(database, ledger),
    await checkOrders(database, ledger),
    await checkCounters(database, stores),
    faultsOf(ledger),
  ];
}

export interface ResponseRow {
  storeId: string;
  responseId: string;
  revision: number;
  isComplete: boolean;
}

async function checkResponses(database: Database, ledger: Ledger): Promise<Finding> {
  const rows = await database.query<ResponseRow>(
    `SELECT store_id, response_id, revision, is_complete FROM responses`,
  );
  return judgeResponses(rows, ledger);
}

/** Every acknowledged response must be stored once and be no older; no unsent response may be stored. */
export function judgeResponses(
  rows: readonly ResponseRow[],
  { responses }: Pick<Ledger, 'responses'>,
): Finding {
  const kept = new Map(rows.map((row) => [row.responseId, row]));
  const acknowledged = [...responses].filter(([, sent]) => sent.acknowledged > 0);
  const lost = acknowledged.filter(([id, sent]) => {
    const row = kept.get(id);
    return !row || row.revision < sent.acknowledged || row.isComplete < sent.isComplete;
  });
  const madeUp = rows.filter((row) => {
    const sent = responses.get(row.responseId);
    return sent === undefined || sent.storeId !== row.storeId || row.revision > sent.sent;
  });
  const doubled = rows.length - kept.size;
  return finding(
    lost.length + madeUp.length + doubled === 0,
    `Responses: ${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled} doubled, ${madeUp.length} made up`,
  );
}

async function checkSightings(database: Database, { sightings }: Ledger): Promise<Finding> {
  const [row] = await database.query<{ n: number }>(`SELECT coalesce(sum(n), 0)::int AS n FROM impressions`);
  const counts = row?.n ?? 0;
  const acknowledged = [...sightings.values()].filter(Boolean).length;
  return finding(
    counts >= acknowledged && counts <= sightings.size,
    `Sightings: ${acknowledged} acknowledged of ${sightings.size} sent, ${counts} counted`,
  );
}

async function checkOrders(database: Database, { orders }: Ledger): Promise<Finding> {
  const known = new Set(
    (await database.query<{ orderId: string }>(`SELECT order_id FROM orders`)).map((row) => row.orderId),
  );
  const acknowledged = [...orders].filter(([, { isAcknowledged }]) => isAcknowledged);
  const lost = acknowledged.filter(([id]) => !known.has(id)).length;
  const [row] = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM responses JOIN orders ON orders.store_id = responses.store_id
        AND orders.checkout_token = responses.checkout_token
      WHERE NOT responses.is_order_verified OR responses.order_id IS DISTINCT FROM orders.order_id`,
  );
  return finding(
    lost === 0 && row?.n === 0,
    `Orders: ${acknowledged.length} acknowledged, ${lost} lost, ${row?.n} answers without the order they came from`,
  );
}

async function checkCounters(database: Database, stores: readonly SoakStore[]): Promise<Finding> {
  let wrongStores = 0;
  let cells = 0;
  for (const { storeId } of stores) {
    const tally = await counted(database, storeId);
    cells += Object.keys(tally.counters).length + Object.keys(tally.segmentCounters).length;
    if (!isDeepStrictEqual(tally, await recounted(database, storeId))) wrongStores += 1;
  }
  const { wrongDays, wrongTotals } = await recountSurveys({ database });
  return finding(
    wrongStores + wrongDays + wrongTotals === 0,
    `Counters: ${cells} of ${stores.length} stores, ${wrongStores} stores other than a recount by hand; ` +
      `the recount of the product found ${wrongDays} days and ${wrongTotals} surveys wrong`,
  );
}

const FAULTS_TOLD = 10;

function faultsOf({ faults, retried, repeated, cut }: Ledger): Finding {
  const all = [...faults].slice(0, FAULTS_TOLD).map(([fault, times]) => `${times} × ${fault}`);
  return finding(
    all.length === 0,
    all.length === 0
      ? `Replies: none unexpected; ${repeated} sent twice, ${cut} hung up on, ${retried} asked to come again`
      : `Replies: ${all.join('; ')}`,
  );
}

const finding = (holds: boolean, text: string): Finding => ({ state: holds ? 'held' : 'wrong', text });
