/** The base path of this server's API. A client reads its base addresses from the configuration. */
export const API_BASE = '/api/v1';

/** What the blocks on the store's order and customer page ask for, with an id token of the admin. */
export const ADMIN_BLOCK_PATH = `${API_BASE}/admin-block`;
