import type { Queries } from '#server/kernel/database/database.ts';
import { IDENTITY_COLUMN } from './claim-repository.ts';

export interface ExportedTable {
  readonly table: string;
  /** Two expressions that identify a row within its store, in the order of an index for large tables. */
  readonly keys: readonly [string, string];
  /** A value that sorts before all values of the second key. */
  readonly first?: string;
  /** Columns that are not exported: secrets and internal state. */
  readonly without?: readonly string[];
  /** A computed column and its name. */
  readonly added?: { readonly name: string; readonly expression: string };
}

/**
 * The exported tables. Counters and reports about channels follow from the responses and orders, and sessions,
 * receipts, jobs, the log of deliveries and the API's replies and changes only matter to this server.
 */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  { table: 'surveys', keys: ['survey_id', 'survey_id'], without: ['name_folded'] },
  { table: 'drafts', keys: ['survey_id', 'survey_id'], without: ['save_id'] },
  { table: 'versions', keys: ['survey_id', 'version'], first: '0' },
  { table: 'images', keys: ['image_id', 'image_id'], without: ['content_hash', 'kept_in'] },
  { table: 'store_templates', keys: ['template_id', 'template_id'], without: ['save_id'] },
  {
    table: 'responses',
    keys: ['survey_id', 'response_id'],
    without: ['respondent_key', 'checkout_token'],
    added: { name: 'identity', expression: IDENTITY_COLUMN },
  },
  { table: 'follow_ups', keys: ['survey_id', 'response_id'] },
  { table: 'follow_up_events', keys: ['survey_id', `concat_ws('|', response_id, change_id)`] },
  { table: 'orders', keys: ['order_id', 'order_id'], without: ['checkout_token'] },
  { table: 'products', keys: ['product_id', 'product_id'] },
  {
    table: 'order_histories',
    keys: ['run_id', 'run_id'],
    without: ['operation_id', 'operation_at', 'bytes_read', 'erased_customers', 'erased_orders'],
  },
  { table: 'channel_mappings', keys: ['store_id', 'store_id'], without: ['undo'] },
  {
    table: 'impressions',
    keys: ['survey_id', `concat_ws('|', version, day, country, customer_type, placement, kind)`],
  },
  {
    table: 'connections',
    keys: ['connection_id', 'connection_id'],
    without: ['secret_sealed', 'previous_secret_sealed', 'lease_by', 'lease_until'],
  },
  { table: 'store_writes', keys: ['connection_id', `concat_ws('|', subject, rule, owner, kind, name)`] },
  { table: 'shares', keys: ['survey_id', 'share_id'], without: ['token_hash'] },
  { table: 'annotations', keys: ['survey_id', 'annotation_id'] },
  { table: 'status_changes', keys: ['survey_id', 'changed_at::text'] },
  { table: 'api_keys', keys: ['key_id', 'key_id'], without: ['key_hash'] },
  { table: 'activity', keys: ['activity_id', 'activity_id'] },
  { table: 'subscriptions', keys: ['subscription_id', 'subscription_id'] },
  { table: 'invoices', keys: ['invoice_id', 'invoice_id'] },
];

const SECRETS = [
  'access_token_sealed',
  'access_token_expires_at',
  'refresh_token_sealed',
  'refresh_token_expires_at',
  'refresh_lease_by',
  'refresh_lease_until',
  'billing_token_sealed',
  'manifest_revision',
  'preloads_for',
  'preloads_checked_at',
  'wanted_events',
  'changes_since',
  'granted_at',
];

/** A person waits for the file. Statements for answers and screens still run before these. */
const ROWS = { priority: 'rows' } as const;

/** A line of the file. The database writes it, because reading and writing it here would hold up other requests. */
const lineOf = (kind: string, content: string) =>
  `jsonb_build_object('kind', '${kind}', 'content', ${content})::text`;

export async function exportStoreLine(db: Queries, storeId: string): Promise<string> {
  const [row] = await db.query<{ line: string }>(
    `SELECT ${lineOf('store', 'to_jsonb(stores) - $2::text[]')} AS line FROM stores WHERE store_id = $1`,
    [storeId, SECRETS],
    ROWS,
  );
  return row === undefined ? '' : `${row.line}\n`;
}

export interface ExportedLine {
  readonly line: string;
  /** The row's key, for the next keyset page. */
  readonly at: readonly [string, string];
}

/** The next rows of a table after a key. */
export async function exportLines(
  db: Queries,
  storeId: string,
  { table, keys: [major, minor], first = '', without = [], added }: ExportedTable,
  { after, limit }: { after: readonly [string, string] | null; limit: number },
): Promise<ExportedLine[]> {
  const more = added === undefined ? '' : `|| jsonb_build_object('${added.name}', ${added.expression})`;
  const [fromMajor, fromMinor] = after ?? ['', first];
  const content = `to_jsonb(${table}) - $5::text[] ${more}`;
  const rows = await db.query<{ line: string; major: string; minor: string }>(
    `SELECT ${lineOf(table, content)} AS line, (${major})::text AS major, (${minor})::text AS minor
       FROM ${table} WHERE store_id = $1 AND (${major}, ${minor}) > ($2, $3)
      ORDER BY ${major}, ${minor} LIMIT $4::int`,
    [storeId, fromMajor, fromMinor, limit, ['store_id', ...without]],
    ROWS,
  );
  return rows.map(({ line, major: one, minor: other }) => ({ line, at: [one, other] }));
}
