/**
 * Messages between the framed app's App Bridge and the admin page. Both sides check a message's window and origin
 * before reading it.
 */
export const CHANNEL = 'dev-store-admin';

/** A button or link of the app that the admin shows, identified by an id in the app's document. */
export interface Action {
  id: string;
  label: string;
  disabled: boolean;
  critical: boolean;
}

export interface ActionGroup {
  label: string;
  actions: Action[];
}

export interface TitleBar {
  title: string | null;
  breadcrumb: Action | null;
  primary: Action | null;
  secondary: Action[];
  groups: ActionGroup[];
}

export interface NavLink {
  label: string;
  /** Path, query and hash within the app. */
  path: string;
  /** The app's home entry: the admin shows it as the app's name. */
  home: boolean;
}

export interface SaveBar {
  save: Action | null;
  discard: Action | null;
  confirmDiscard: boolean;
}

export interface Toast {
  id: string;
  message: string;
  isError: boolean;
  action: string | null;
  duration: number;
}

/** A request of the app that the admin answers. */
export type Question = 'id-token' | 'leave' | 'extensions';

export type ToAdmin =
  | { kind: 'hello'; path: string }
  | { kind: 'location'; path: string }
  | { kind: 'title-bar'; titleBar: TitleBar }
  | { kind: 'nav'; links: NavLink[] }
  | { kind: 'save-bar'; saveBar: SaveBar | null }
  | { kind: 'modal'; open: boolean }
  | { kind: 'toast'; toast: Toast }
  | { kind: 'toast-hide'; id: string }
  | { kind: 'loading'; on: boolean }
  | { kind: 'ask'; request: number; question: Question }
  | { kind: 'open'; url: string };

export type ToApp =
  | { kind: 'press'; id: string }
  | { kind: 'navigate'; path: string }
  | { kind: 'toast-action'; id: string }
  | { kind: 'toast-dismiss'; id: string }
  | { kind: 'answer'; request: number; value: string }
  | { kind: 'refusal'; request: number; reason: string };

export function isEnvelope(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as { channel?: unknown }).channel === CHANNEL;
}
