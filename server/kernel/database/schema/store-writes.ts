import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { flag, moment, storeId, text } from './columns.ts';

/**
 * What rules wrote to orders and customers, so that it can be taken back. A row is stored before the store is asked, and
 * deleted after the store took it back.
 */
export const storeWrites = pgTable(
  'store_writes',
  {
    storeId: storeId(),
    connectionId: text('connection_id').notNull(),
    /** The survey and the response, as in the outbox. */
    subject: text('subject').notNull(),
    /** A digest of the rule. */
    rule: text('rule').notNull(),
    /** `order/123` or `customer/123`. */
    owner: text('owner').notNull(),
    /** Tag, note or metafield. */
    kind: text('kind').notNull(),
    /** The tag, the line of the note, or the metafield's key. */
    name: text('name').notNull(),
    value: text('value').notNull(),
    /** False if the store had it before, so that it stays. */
    isOurs: flag('is_ours'),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => {
    const { storeId: store, connectionId, subject, rule, owner, kind, name } = table;
    return [
      primaryKey({
        name: 'store_writes_pk',
        columns: [store, connectionId, subject, rule, owner, kind, name],
      }),
      index('store_writes_by_owner').on(store, owner, kind, name),
    ];
  },
);
