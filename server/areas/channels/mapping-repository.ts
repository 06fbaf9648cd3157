import type { ChannelMapping, MappingEdit } from '#shared/channels/mapping.ts';
import type { Queries } from '#server/kernel/database/database.ts';

/** What a store decided about channels. */
export interface StoredChannels {
  readonly revision: number;
  readonly mapping: ChannelMapping;
  /** Newest first. */
  readonly undo: readonly MappingEdit[];
  readonly currency: string;
  readonly shop: string;
}

/** Null for a store that was deleted. A store that decided nothing has revision 0. */
export async function findChannels(db: Queries, storeId: string): Promise<StoredChannels | null> {
  const [row] = await db.query<StoredChannels>(
    `SELECT coalesce(kept.revision, 0) AS revision, coalesce(kept.mapping, '{"channels": [], "rules": []}') AS mapping,
            coalesce(kept.undo, '[]') AS undo, stores.currency,
            stores.shop_domain AS shop
       FROM stores LEFT JOIN channel_mappings AS kept ON kept.store_id = stores.store_id
      WHERE stores.store_id = $1`,
    [storeId],
  );
  return row ?? null;
}

/** The caller holds the store's lock. */
export async function saveChannels(
  tx: Queries,
  storeId: string,
  { revision, mapping, undo }: Pick<StoredChannels, 'revision' | 'mapping' | 'undo'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO channel_mappings (store_id, revision, mapping, undo, changed_at)
     VALUES ($1, $2::int, $3::jsonb, $4::jsonb, now())
     ON CONFLICT (store_id) DO UPDATE
       SET revision = excluded.revision, mapping = excluded.mapping, undo = excluded.undo,
           changed_at = excluded.changed_at`,
    [storeId, revision, mapping, JSON.stringify(undo)],
  );
}
