/** What an API key may do: read surveys and answers, change surveys, download files. */
export const KEY_SCOPES = ['read', 'write', 'export'] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];

export const KEY_NAME_LENGTH = 80;

/** Keys of a store that work at the same time. */
export const MOST_KEYS = 20;

/** The base path of the public API. */
export const PUBLIC_BASE = '/api/public/v1';

/** The page that explains the public API. */
export const PUBLIC_DOCS_PATH = `${PUBLIC_BASE}/docs`;
