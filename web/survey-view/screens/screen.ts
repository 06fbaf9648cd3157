import type { RunState } from '#shared/survey/run/run.ts';

/** One of the things that the card can show. It is built once and told of every change while it stays. */
export interface Screen {
  readonly element: HTMLElement;
  /** `code` is the discount code that the server sent for the completed response. */
  readonly update?: (state: RunState, code?: string) => void;
  readonly leave?: () => void;
}
