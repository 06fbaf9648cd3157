import type { Queries } from '#server/kernel/database/database.ts';
import type { ReturnTo } from '../stores/install-url.ts';

export interface NewState {
  readonly state: string;
  readonly shop: string;
  readonly nonceHash: string;
  readonly returnTo: ReturnTo;
  readonly seconds: number;
}

/** Stores the state of an install that begins, and deletes expired states. */
export async function insertState(db: Queries, { state, shop, nonceHash, returnTo, seconds }: NewState) {
  await db.query(`DELETE FROM oauth_states WHERE expires_at < now() - interval '1 day'`);
  await db.query(
    `INSERT INTO oauth_states (state, shop_domain, nonce_hash, return_to, created_at, expires_at)
     VALUES ($1, $2, $3, $4, now(), now() + make_interval(secs => $5))`,
    [state, shop, nonceHash, returnTo, seconds],
  );
}

export interface ConsumedState {
  readonly shop: string;
  readonly nonceHash: string;
  readonly returnTo: ReturnTo;
}

/** Marks a state as used. Returns null if the state is unknown, already used or expired. */
export async function consumeState(db: Queries, state: string): Promise<ConsumedState | null> {
  const [row] = await db.query<{ shop: string; nonceHash: string; returnTo: string }>(
    `UPDATE oauth_states SET used_at = now()
      WHERE state = $1 AND used_at IS NULL AND expires_at > now()
      RETURNING shop_domain AS shop, nonce_hash, return_to`,
    [state],
  );
  return row ? { ...row, returnTo: row.returnTo === 'admin' ? 'admin' : 'app' } : null;
}
