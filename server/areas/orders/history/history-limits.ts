/** What the platform shows with `read_orders` alone. */
export const DAYS_WITHOUT_GRANT = 60;

/** How far back orders are fetched once the store granted orders of any age. */
export const MONTHS_WITH_GRANT = 24;

export const READ_ORDERS = 'read_orders';
