/** The path below which this server answers the contract. A client's bases come from the configuration. */
export const API_BASE = '/api/v1';
