import type { RunState } from '#shared/survey/run/run.ts';

/** One of the things that the card can show. It is built once and told of every change while it stays. */
export interface Screen {
  readonly element: HTMLElement;
  readonly update?: (state: RunState) => void;
  readonly leave?: () => void;
}
