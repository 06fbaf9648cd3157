import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { jsonb, moment, storeId, text } from './columns.ts';

/** A merchant's session. The token names it, and revoking the row ends it at once. */
export const sessions = pgTable(
  'sessions',
  {
    storeId: storeId(),
    sessionId: text('session_id').notNull(),
    merchantId: text('merchant_id').notNull(),
    userEmail: text('user_email').notNull().default(''),
    nonce: text('nonce').notNull().default(''),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Browser and system in words, such as *Safari on iPhone*, so that a merchant recognises the device. */
    device: text('device').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sessionId] }),
    index('sessions_by_expiry').on(table.storeId, table.expiresAt),
  ],
);

/**
 * The token in the address after an install: short-lived, valid for one exchange by the browser that started the
 * install.
 */
export const handoffs = pgTable(
  'handoffs',
  {
    storeId: storeId(),
    handoffId: text('handoff_id').notNull(),
    nonceHash: text('nonce_hash').notNull(),
    claims: jsonb('claims').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    sessionId: text('session_id'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.handoffId] }),
    index('handoffs_by_expiry').on(table.storeId, table.expiresAt),
  ],
);

/** An install in progress. Its store is not known until the end, so this table is not distributed by store. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    state: text('state').primaryKey(),
    shopDomain: text('shop_domain').notNull(),
    nonceHash: text('nonce_hash').notNull(),
    returnTo: text('return_to').notNull().default('/'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('oauth_states_by_expiry').on(table.expiresAt)],
);
