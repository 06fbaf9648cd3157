/** Connections of one store. */
export const MOST_CONNECTIONS = 10;

/** After this many days without a success, a failing connection is switched off. */
export const FAILING_DAYS = 5;

/** Events that wait for one connection; the oldest beyond them are given up. */
export const MOST_WAITING = 10_000;

/** How long the log keeps what was delivered or given up. */
export const LOG_DAYS = 30;

/** For so many hours, requests are signed with the replaced secret too. */
export const PREVIOUS_SECRET_HOURS = 24;
