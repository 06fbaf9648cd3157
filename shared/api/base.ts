/** The base path of this server's API. A client reads its base addresses from the configuration. */
export const API_BASE = '/api/v1';
