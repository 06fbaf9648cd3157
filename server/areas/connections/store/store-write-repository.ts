import type { StoreWrite } from '#shared/connections/store-rules.ts';
import type { StoreOwner } from '#server/kernel/platform/store-data.ts';
import { UPKEEP, type Database, type Queries } from '#server/kernel/database/database.ts';

/** What a rule wrote to one order or customer for one response; or the definition of the rule's metafield. */
export interface StoredWrite extends Pick<StoreWrite, 'name' | 'value'> {
  readonly connectionId: string;
  readonly subject: string;
  readonly rule: string;
  readonly owner: string;
  readonly kind: StoreWrite['kind'] | 'definition';
  readonly isOurs: boolean;
}

/** The subject of definitions. It sorts after those of responses, whose values are taken back first. */
export const RULES_SUBJECT = 'rules';

export const ownerName = ({ kind, id }: StoreOwner): string => `${kind}/${id}`;

export function ownerNamed(name: string): StoreOwner {
  const [kind = '', id = ''] = name.split('/');
  return { kind: kind === 'order' ? 'order' : 'customer', id };
}

const COLUMNS = `connection_id, subject, rule, owner, kind, name, value, is_ours`;
const KEY = `store_id = $1 AND connection_id = $2 AND subject = $3 AND rule = $4 AND owner = $5 AND kind = $6 AND name = $7`;

const keyOf = (storeId: string, write: StoredWrite) => [
  ...[storeId, write.connectionId, write.subject, write.rule, write.owner, write.kind, write.name],
];

export async function findWritesOf(
  db: Queries,
  storeId: string,
  { connectionId, subject }: Pick<StoredWrite, 'connectionId' | 'subject'>,
): Promise<StoredWrite[]> {
  return db.query<StoredWrite>(
    `SELECT ${COLUMNS} FROM store_writes WHERE store_id = $1 AND connection_id = $2 AND subject = $3
      ORDER BY owner, kind, name, rule`,
    [storeId, connectionId, subject],
    UPKEEP,
  );
}

const SLICE = 20;

/** Writes of a connection by rules that it has no more, and of a survey that was deleted. */
export async function findOutdatedWrites(
  db: Queries,
  storeId: string,
  {
    connectionId,
    rules,
    deletedSurveyId,
    skip,
  }: {
    readonly connectionId: string;
    readonly rules: readonly string[];
    readonly deletedSurveyId: string | null;
    readonly skip: number;
  },
): Promise<StoredWrite[]> {
  return db.query<StoredWrite>(
    `SELECT ${COLUMNS} FROM store_writes WHERE store_id = $1 AND connection_id = $2
        AND (rule <> ALL ($3::text[]) OR starts_with(subject, $4::text))
      ORDER BY subject, owner, kind, name, rule LIMIT ${SLICE} OFFSET $5::int`,
    [storeId, connectionId, rules, deletedSurveyId === null ? null : `response:${deletedSurveyId}:`, skip],
    UPKEEP,
  );
}

/** Finds all writes of the same tag, line or metafield of one order or customer, newest first. */
export async function findTwins(db: Queries, storeId: string, write: StoredWrite): Promise<StoredWrite[]> {
  const { owner, kind, name } = write;
  const rows = await db.query<StoredWrite>(
    `SELECT ${COLUMNS} FROM store_writes WHERE store_id = $1 AND owner = $2 AND kind = $3 AND name = $4
      ORDER BY written_at DESC, subject`,
    [storeId, owner, kind, name],
    UPKEEP,
  );
  const isSame = (row: StoredWrite) =>
    row.connectionId === write.connectionId && row.subject === write.subject && row.rule === write.rule;
  return rows.filter((row) => !isSame(row));
}

/** Stores what is about to be written. A row that is there keeps whether it is ours. */
export async function planWrite(db: Queries, storeId: string, write: StoredWrite): Promise<void> {
  await db.query(
    `INSERT INTO store_writes (store_id, connection_id, subject, rule, owner, kind, name, value, is_ours, written_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())
     ON CONFLICT (store_id, connection_id, subject, rule, owner, kind, name)
     DO UPDATE SET value = excluded.value, written_at = excluded.written_at`,
    [...keyOf(storeId, write), write.value, write.isOurs],
    UPKEEP,
  );
}

/** Forgets a write. What was ours stays ours for its twins, so that the last of them takes it back. */
export async function forgetWrite(db: Database, storeId: string, write: StoredWrite): Promise<void> {
  await db.transaction(async (tx) => {
    if (write.isOurs) {
      await tx.query(
        `UPDATE store_writes SET is_ours = true WHERE store_id = $1 AND owner = $2 AND kind = $3 AND name = $4`,
        [storeId, write.owner, write.kind, write.name],
      );
    }
    await tx.query(`DELETE FROM store_writes WHERE ${KEY}`, keyOf(storeId, write));
  }, UPKEEP);
}

/** Forgets what connections that are switched off wrote for these responses: they take nothing back. */
export async function forgetUnreachableWrites(
  tx: Queries,
  storeId: string,
  subjects: readonly string[],
): Promise<void> {
  await tx.query(
    `DELETE FROM store_writes WHERE store_id = $1 AND subject = ANY ($2::text[]) AND connection_id NOT IN (
        SELECT connection_id FROM connections WHERE store_id = $1 AND state = 'active')`,
    [storeId, subjects],
  );
}

/** Whose order and which customer gave a response, if the store confirmed it. */
export interface Answerer {
  readonly orderId: string | null;
  readonly customerId: string | null;
  readonly isVerified: boolean;
  /** The response names an order or a checkout that the store may still confirm. */
  readonly isNamed: boolean;
}

export async function findAnswerer(
  db: Queries,
  storeId: string,
  { surveyId, responseId }: { readonly surveyId: string; readonly responseId: string },
): Promise<Answerer | null> {
  const [row] = await db.query<Answerer>(
    `SELECT order_id, customer_id, is_order_verified AS is_verified,
            (order_id IS NOT NULL OR checkout_token IS NOT NULL) AS is_named
       FROM responses WHERE store_id = $1 AND survey_id = $2 AND response_id = $3`,
    [storeId, surveyId, responseId],
    UPKEEP,
  );
  return row ?? null;
}
