/** The kind of the job that sends a connection's events; its subject is the connection's id. */
export const DELIVER_EVENTS = 'deliver_events';
