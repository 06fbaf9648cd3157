import { bigint, boolean, customType, date, integer, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core';

/**
 * Text sorts by bytes everywhere: PGlite has no other collation, and a PostgreSQL with a local one would return
 * pages in another order.
 */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});

export const bytes = customType<{ data: Buffer; driverData: string }>({ dataType: () => 'bytea' });

/** The first column of every key; the tables are distributed by it on several machines. */
export const storeId = () => text('store_id').notNull();

/** Milliseconds: JavaScript's clock has no finer digits. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });

/** A calendar day in the store's time zone, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** A count that may exceed 32 bits but stays within a double's exact range. */
export const tally = (name: string) => bigint(name, { mode: 'number' });

/** An amount of money in major units, as a decimal string. */
export const money = (name: string) => numeric(name, { precision: 16, scale: 4 });

export const flag = (name: string) => boolean(name).notNull().default(false);

/** The dimensions by which results can be filtered. Unknown is the empty string, so that it can be part of a key. */
export const segment = () => ({
  country: text('country').notNull(),
  customerType: text('customer_type').notNull(),
  placement: text('placement').notNull(),
});

export { integer, jsonb };
