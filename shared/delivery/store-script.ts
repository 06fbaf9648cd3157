import type { Manifest } from './manifest.ts';

/** The server replaces this name in the store's script by the store's data. */
export const STORE_SCRIPT_DATA = 'ASKWELL_DATA';

/** The URL parameter that holds a preview's token. The page then shows the draft. */
export const STORE_PREVIEW = 'askwell_preview';
export const STORE_PREVIEW_MINUTES = 60;

export interface StoreScript {
  readonly manifest: Manifest;
  /** The origin of our server, without a trailing slash. */
  readonly origin: string;
  /** Loaded when a survey shows: the survey's view and its connection to the page and the server. */
  readonly showFile: string;
  /** Loaded when a survey waits for its trigger, or when an earlier page left unsent responses. */
  readonly waitFile: string;
  /** Loaded when a merchant requests an explanation. */
  readonly debugFile: string;
}
