import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { flag, integer, jsonb, moment, money, storeId, tally, text } from './columns.ts';

/** One row per store that ever installed the app. It survives an uninstall until the platform requests erasure. */
export const stores = pgTable(
  'stores',
  {
    storeId: storeId(),
    shopDomain: text('shop_domain').notNull(),
    merchantId: text('merchant_id').notNull(),
    platformShopId: text('platform_shop_id'),

    // The platform's tokens are encrypted. Only the instance that holds the lease may refresh them.
    accessTokenSealed: text('access_token_sealed'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenSealed: text('refresh_token_sealed'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    refreshLeaseBy: text('refresh_lease_by'),
    refreshLeaseUntil: moment('refresh_lease_until'),
    scopes: text('scopes').notNull().default(''),
    installedAt: moment('installed_at'),
    uninstalledAt: moment('uninstalled_at'),

    isNewStore: flag('is_new_store'),
    isOnboardingSkipped: flag('is_onboarding_skipped'),
    onboardingStep: text('onboarding_step').notNull().default(''),

    businessName: text('business_name').notNull().default(''),
    businessEmail: text('business_email').notNull().default(''),
    timezone: text('timezone').notNull().default('UTC'),
    settings: jsonb('settings').notNull().default({}),
    status: text('status').notNull().default('active'),
    trialEndsAt: moment('trial_ends_at'),
    city: text('city').notNull().default(''),
    platformPlan: text('platform_plan').notNull().default(''),
    country: text('country').notNull().default(''),
    currency: text('currency').notNull().default('USD'),

    billingCustomerId: text('billing_customer_id'),
    billingTokenSealed: text('billing_token_sealed'),

    totalPublishedSurveys: integer('total_published_surveys').notNull().default(0),
    liveSurveys: integer('live_surveys').notNull().default(0),
    /** Incremented by every change to data in the store's script; part of the script's ETag. */
    manifestRevision: integer('manifest_revision').notNull().default(0),

    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),

    /** Further fields that the billing service received about its customer. */
    billingProfile: jsonb('billing_profile').notNull().default({}),

    /** The revision and the build whose preloads the store's theme has; null before the first write. */
    preloadsFor: text('preloads_for'),
    /** When the preloads were last compared with the platform's copy. */
    preloadsCheckedAt: moment('preloads_checked_at'),

    /** The kinds of event that an active connection wants. While it is empty, no fact is written to the outbox. */
    wantedEvents: jsonb('wanted_events').notNull().default([]),

    /** Since when changes of responses are recorded for the API, in microseconds; null while no key may read. */
    changesSince: tally('changes_since'),

    /** When the platform last granted access at an install or a login. */
    grantedAt: moment('granted_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId] })],
);

/** The store of each shop domain, for requests that carry only the domain. Not distributed by store. */
export const shopDomains = pgTable(
  'shop_domains',
  {
    shopDomain: text('shop_domain').primaryKey(),
    storeId: text('store_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  // The short address of a hosted page names its store by the first digits of the id.
  (table) => [index('shop_domains_by_id_start').on(sql`left(${table.storeId}, 8)`)],
);

/** An order, as the store's webhooks reported it; the newest report wins. */
export const orders = pgTable(
  'orders',
  {
    storeId: storeId(),
    orderId: text('order_id').notNull(),
    checkoutToken: text('checkout_token'),
    customerId: text('customer_id'),
    isFirstOrder: flag('is_first_order'),
    country: text('country').notNull().default(''),
    value: money('value').notNull(),
    currency: text('currency').notNull(),
    placedAt: moment('placed_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** The platform's own time of the change; an older report never overwrites a newer one. */
    changedAt: moment('changed_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The customer's order count at that time, this order included; null if the store did not report it. */
    customerOrders: integer('customer_orders'),
    /**
     * Origin of the newest report: `created`, `updated`, or `asked` when the platform was queried for the current
     * state.
     */
    source: text('source').notNull().default('updated'),
    /** The money that was given back; null if no report said. */
    refunded: money('refunded'),
    /** Placed with a test payment; null if no report said. */
    isTest: boolean('is_test'),
    // The platform's journey: the visits before the order. Null until the platform told it.
    /** Days between the first visit and the order; null without a visit. */
    daysToConversion: integer('days_to_conversion'),
    hasJourney: flag('has_journey'),
    firstSource: text('first_source'),
    firstUtmSource: text('first_utm_source'),
    firstMedium: text('first_medium'),
    firstCampaign: text('first_campaign'),
    /** The host of the page that led here. Its path may hold what a person searched for. */
    firstReferrer: text('first_referrer'),
    lastSource: text('last_source'),
    lastUtmSource: text('last_utm_source'),
    lastMedium: text('last_medium'),
    lastCampaign: text('last_campaign'),
    lastReferrer: text('last_referrer'),
    /** The order's name in the store's admin, such as `#1001`; null if no report said. */
    name: text('name'),
    /** What was bought, as `areas/orders/order-lines.ts` stores it; null if no report said. */
    lines: jsonb('lines'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.orderId] }),
    index('orders_by_checkout').on(table.storeId, table.checkoutToken),
    index('orders_by_customer').on(table.storeId, table.customerId),
    index('orders_by_time').on(table.storeId, table.placedAt),
  ],
);

/** The products that orders named, each with the title of the newest such order. */
export const products = pgTable(
  'products',
  {
    storeId: storeId(),
    productId: text('product_id').notNull(),
    title: text('title').notNull(),
    /** When an order with this title was placed. */
    namedAt: moment('named_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.productId] })],
);

/** The fetch of a store's past orders: what was asked for and how far it is. One row per store, for the latest fetch. */
export const orderHistories = pgTable(
  'order_histories',
  {
    storeId: storeId(),
    runId: text('run_id').notNull(),
    /** `queued`, `exporting` at the platform, `reading` the export, `complete` or `unavailable`. */
    status: text('status').notNull(),
    /** Orders placed before are not asked for. */
    askedFrom: moment('asked_from').notNull(),
    /** The store granted orders of any age. */
    reachesAll: flag('reaches_all'),
    requestedAt: moment('requested_at').notNull(),
    /** The platform's bulk operation, and when it began by the platform's clock. */
    operationId: text('operation_id'),
    operationAt: moment('operation_at'),
    /** Orders in the export; null until the platform told. */
    ordersExpected: integer('orders_expected'),
    /** Where reading continues in the export. */
    bytesRead: tally('bytes_read').notNull().default(0),
    ordersRead: integer('orders_read').notNull().default(0),
    /** Orders that were new or newer than the stored ones. */
    ordersSaved: integer('orders_saved').notNull().default(0),
    ordersUnreadable: integer('orders_unreadable').notNull().default(0),
    failedOperations: integer('failed_operations').notNull().default(0),
    completedAt: moment('completed_at'),
    /**
     * Keyed hashes of the ids of customers and orders that were erased during the fetch, so that an older export does
     * not restore them.
     */
    erasedCustomers: jsonb('erased_customers').notNull().default([]),
    erasedOrders: jsonb('erased_orders').notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.storeId] })],
);
