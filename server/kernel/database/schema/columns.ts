import { bigint, boolean, customType, date, integer, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core';

/**
 * Text sorts by bytes everywhere: PGlite knows no other order, and a PostgreSQL with a local collation would
 * page through the same rows in another sequence.
 */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** The first column of every key: what the tables are split by when they outgrow one machine. */
export const storeId = () => text('store_id').notNull();

/** Milliseconds are all that JavaScript's clock can say back, so no finer digit is ever stored. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });

/** A calendar day of the store, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** A count that may outgrow 32 bits, yet never what a double holds exactly. */
export const tally = (name: string) => bigint(name, { mode: 'number' });

/** An amount of money in major units, as an exact decimal string. */
export const money = (name: string) => numeric(name, { precision: 16, scale: 4 });

export const flag = (name: string) => boolean(name).notNull().default(false);

/** The dimensions by which results are filtered; an unknown one is the empty string, so that it can be part of a key. */
export const segment = () => ({
  country: text('country').notNull(),
  customerType: text('customer_type').notNull(),
  placement: text('placement').notNull(),
});

export { integer, jsonb };
