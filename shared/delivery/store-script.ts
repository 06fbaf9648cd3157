import type { Manifest } from './manifest.ts';

/** What the server writes into the store's one script, in place of this word. */
export const STORE_SCRIPT_DATA = 'ASKWELL_DATA';

/** In a store's address it tries a draft out: a token, good for an hour. */
export const STORE_PREVIEW = 'askwell_preview';

export interface StoreScript {
  readonly manifest: Manifest;
  /** Where our server is, without a slash at the end. */
  readonly origin: string;
  /** Loaded when a survey shows: its view, and what joins it with the page and the server. */
  readonly showFile: string;
  /** Loaded when a survey waits for its moment, or answers of an earlier page for a connection. */
  readonly waitFile: string;
  /** Loaded when a merchant asks why. */
  readonly debugFile: string;
}
