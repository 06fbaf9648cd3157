/** The lifetime of the token, of the session's row in the database and of the browser's cookies. */
export const SESSION_DAYS = 7;
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;
