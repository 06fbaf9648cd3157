import type { Database } from '#server/kernel/database/database.ts';

/** What a store keeps for good, and receipts, which it keeps for longer than the days that are lived. */
const TABLES = [
  'responses',
  'texts',
  'counters',
  'segment_counters',
  'group_counters',
  'impressions',
  'orders',
  'follow_ups',
  'follow_up_events',
  'webhook_receipts',
];

/** Random ids stay as long as they were. */
const RANDOM = ['response_id', 'checkout_token', 'webhook_id', 'event_id'];

/** Numbers of the platform, and a hash. */
const UNIQUE: Readonly<Record<string, string>> = {
  order_id: '(order_id::int8 + copy * 1000000)::text',
  customer_id: '(customer_id::int8 + copy * 1000000)::text',
  respondent_key: `'checkout:' || rtrim(encode(sha256((respondent_key || copy)::bytea), 'base64'), '=')`,
};

/** Copies what the only store has kept of its last days to as many days before, `copies` times. */
export async function repeatDays(
  database: Database,
  storeId: string,
  { days, copies }: { readonly days: number; readonly copies: number },
): Promise<void> {
  for (const table of TABLES) {
    const columns = await database.query<{ name: string; type: string }>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
      [table],
    );
    const values = columns.map(({ name, type }) => {
      if (name === 'store_id' || name === 'survey_id') return name;
      if (type === 'date') return `${name} - copy * ${days}`;
      if (type.startsWith('timestamp')) return `${name} - copy * interval '${days} days'`;
      return UNIQUE[name] ?? (RANDOM.includes(name) ? `md5(${name} || copy)` : name);
    });
    // One statement for all copies would exceed its time.
    await database.query(`CREATE TABLE bench.lived AS SELECT * FROM ${table}`);
    for (let copy = 1; copy <= copies; copy += 1) {
      await database.query(
        `INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')})
         SELECT ${values.join(', ')} FROM bench.lived, (SELECT $1::int AS copy) AS given`,
        [copy],
        { priority: 'upkeep' },
      );
    }
    await database.query('DROP TABLE bench.lived');
  }
  await database.query(
    `UPDATE surveys SET responses_total = responses_total * $2, completes_total = completes_total * $2,
            first_published_at = first_published_at - make_interval(days => $3::int)
      WHERE store_id = $1`,
    [storeId, copies + 1, copies * days],
    { priority: 'upkeep' },
  );
}
