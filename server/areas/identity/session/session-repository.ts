import { type SessionClaims, sessionClaims } from '#shared/api/auth.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';

export interface NewSession {
  readonly sessionId: string;
  readonly storeId: string;
  readonly merchantId: string;
  readonly userEmail: string;
  readonly device: string;
  readonly seconds: number;
}

/** Stores a session, and deletes the store's sessions that expired more than a day ago. */
export async function insertSession(db: Queries, session: NewSession): Promise<void> {
  const { storeId } = session;
  await db.query(`DELETE FROM sessions WHERE store_id = $1 AND expires_at < now() - interval '1 day'`, [
    storeId,
  ]);
  await db.query(`DELETE FROM handoffs WHERE store_id = $1 AND expires_at < now() - interval '1 day'`, [
    storeId,
  ]);
  await db.query(
    `INSERT INTO sessions (store_id, session_id, merchant_id, user_email, device, issued_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, now(), now() + make_interval(secs => $6))`,
    [
      session.storeId,
      session.sessionId,
      session.merchantId,
      session.userEmail,
      session.device,
      session.seconds,
    ],
  );
}

/** Returns the session unless it is revoked or expired, or the store uninstalled the app. */
export async function findLiveSession(
  db: Queries,
  storeId: string,
  sessionId: string,
): Promise<Session | null> {
  const [session] = await db.query<Session>(
    `SELECT session_id, sessions.store_id, sessions.merchant_id, stores.shop_domain AS store_url
       FROM sessions JOIN stores ON stores.store_id = sessions.store_id
      WHERE sessions.store_id = $1 AND sessions.session_id = $2
        AND sessions.revoked_at IS NULL AND sessions.expires_at > now()
        AND stores.uninstalled_at IS NULL`,
    [storeId, sessionId],
  );
  return session ?? null;
}

export interface LiveSession {
  readonly sessionId: string;
  readonly device: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** Newest first. */
export async function findLiveSessions(db: Queries, storeId: string, limit: number): Promise<LiveSession[]> {
  return db.query<LiveSession>(
    `SELECT session_id, device, issued_at, expires_at FROM sessions
      WHERE store_id = $1 AND revoked_at IS NULL AND expires_at > now()
      ORDER BY issued_at DESC, session_id LIMIT $2::int`,
    [storeId, limit],
  );
}

export async function countLiveSessions(db: Queries, storeId: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM sessions WHERE store_id = $1 AND revoked_at IS NULL AND expires_at > now()`,
    [storeId],
  );
  return row?.n ?? 0;
}

export async function revokeSession(db: Queries, storeId: string, sessionId: string): Promise<void> {
  await db.query(
    `UPDATE sessions SET revoked_at = now() WHERE store_id = $1 AND session_id = $2 AND revoked_at IS NULL`,
    [storeId, sessionId],
  );
}

export async function revokeStoreSessions(db: Queries, storeId: string): Promise<void> {
  await db.query(`UPDATE sessions SET revoked_at = now() WHERE store_id = $1 AND revoked_at IS NULL`, [
    storeId,
  ]);
  await db.query(`UPDATE handoffs SET used_at = now() WHERE store_id = $1 AND used_at IS NULL`, [storeId]);
}

export interface NewHandoff {
  readonly handoffId: string;
  readonly nonceHash: string;
  readonly claims: SessionClaims;
  readonly seconds: number;
}

export async function insertHandoff(db: Queries, handoff: NewHandoff): Promise<void> {
  await db.query(
    `INSERT INTO handoffs (store_id, handoff_id, nonce_hash, claims, created_at, expires_at)
     VALUES ($1, $2, $3, $4::jsonb, now(), now() + make_interval(secs => $5))`,
    [
      handoff.claims.storeId,
      handoff.handoffId,
      handoff.nonceHash,
      JSON.stringify(handoff.claims),
      handoff.seconds,
    ],
  );
}

/** Marks the handoff as used by this session. Of several concurrent calls, one gets the claims; the others get null. */
export async function consumeHandoff(
  db: Queries,
  taken: { storeId: string; handoffId: string; nonceHash: string; sessionId: string },
): Promise<SessionClaims | null> {
  const rows = await db.query<{ claims: unknown }>(
    `UPDATE handoffs SET used_at = now(), session_id = $4
      WHERE store_id = $1 AND handoff_id = $2 AND nonce_hash = $3
        AND used_at IS NULL AND expires_at > now()
        AND EXISTS (SELECT 1 FROM stores WHERE store_id = $1 AND uninstalled_at IS NULL)
      RETURNING claims`,
    [taken.storeId, taken.handoffId, taken.nonceHash, taken.sessionId],
  );
  return rows[0] ? sessionClaims.parse(rows[0].claims) : null;
}
