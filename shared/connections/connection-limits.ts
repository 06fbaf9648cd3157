/** Connections of one store. */
export const MOST_CONNECTIONS = 10;

/** After this many days without a success, a failing connection is switched off. */
export const FAILING_DAYS = 5;

/** How long the log keeps what was delivered or given up. */
export const LOG_DAYS = 30;

/** A replaced secret signs along for this many hours. */
export const PREVIOUS_SECRET_HOURS = 24;
