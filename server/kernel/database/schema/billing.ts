import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { flag, integer, jsonb, moment, money, storeId, text } from './columns.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    storeId: storeId(),
    subscriptionId: text('subscription_id').notNull(),
    planId: text('plan_id').notNull(),
    status: text('status').notNull(),
    interval: text('interval').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    cappedAmount: money('capped_amount'),
    discountId: text('discount_id'),
    trialStartsAt: moment('trial_starts_at'),
    trialEndsAt: moment('trial_ends_at'),
    currentPeriodStart: moment('current_period_start'),
    currentPeriodEnd: moment('current_period_end'),
    returnUrl: text('return_url').notNull().default(''),
    isTest: flag('is_test'),
    activatedAt: moment('activated_at'),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** Further fields of the provider, beyond the columns. */
    details: jsonb('details').notNull().default({}),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.subscriptionId] }),
    // Two simultaneous approvals must not give a store two plans.
    uniqueIndex('subscriptions_one_active')
      .on(table.storeId)
      .where(sql`status = 'active'`),
    index('subscriptions_by_time').on(table.storeId, table.createdAt),
  ],
);

/** A payment that the merchant was asked for. Once approved, it becomes a subscription. */
export const charges = pgTable(
  'charges',
  {
    storeId: storeId(),
    chargeId: text('charge_id').notNull(),
    subscriptionId: text('subscription_id'),
    planId: text('plan_id').notNull(),
    status: text('status').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    returnUrl: text('return_url').notNull(),
    isTest: flag('is_test'),
    details: jsonb('details').notNull().default({}),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.chargeId] }),
    index('charges_by_time').on(table.storeId, table.createdAt),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    storeId: storeId(),
    invoiceId: text('invoice_id').notNull(),
    subscriptionId: text('subscription_id'),
    status: text('status').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    currency: text('currency').notNull(),
    subtotal: money('subtotal').notNull(),
    total: money('total').notNull(),
    amountPaid: money('amount_paid').notNull(),
    items: jsonb('items').notNull().default([]),
    isTest: flag('is_test'),
    issuedAt: moment('issued_at').notNull(),
    dueAt: moment('due_at'),
    paidAt: moment('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.invoiceId] }),
    index('invoices_by_time').on(table.storeId, table.issuedAt, table.invoiceId),
  ],
);

export const usageEvents = pgTable(
  'usage_events',
  {
    storeId: storeId(),
    eventId: text('event_id').notNull(),
    eventName: text('event_name').notNull(),
    quantity: integer('quantity').notNull().default(1),
    properties: jsonb('properties').notNull().default({}),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.eventId] }),
    index('usage_events_by_name').on(table.storeId, table.eventName, table.occurredAt),
  ],
);
