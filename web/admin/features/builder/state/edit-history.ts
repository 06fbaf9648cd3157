import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { EditingState } from '#shared/survey/edit/editing-state.ts';

/** Every state that can be gone back to, the one shown, and those that were undone. */
export interface EditHistory {
  readonly past: readonly EditingState[];
  readonly present: EditingState;
  readonly future: readonly EditingState[];
  /** What the last edit was part of: keys typed into one field are undone together. */
  readonly run: { readonly key: string; readonly at: number } | null;
}

export interface EditNote {
  /** Edits of the same key in quick succession are one step. */
  readonly key?: string | undefined;
  /** Milliseconds, of any clock that goes forward. */
  readonly at: number;
}

const STEPS = 300;
/** A pause this long ends a run of typing. */
const PAUSE_MS = 1_500;

export function beginHistory(present: EditingState): EditHistory {
  return { past: [], present, future: [], run: null };
}

/** Adds a step. Looking at another question is none, and neither is an edit that changed nothing. */
export function record(history: EditHistory, next: EditingState, { key, at }: EditNote): EditHistory {
  const { past, present, run } = history;
  if (next === present) return history;
  if (next.definition === present.definition) return { ...history, present: next, run: null };
  const goesOn = key !== undefined && run?.key === key && at - run.at < PAUSE_MS;
  return {
    past: goesOn ? past : [...past, present].slice(-STEPS),
    present: next,
    future: [],
    run: key === undefined ? null : { key, at },
  };
}

export function undo(history: EditHistory): EditHistory {
  const { past, present, future } = history;
  const previous = past.at(-1);
  if (previous === undefined) return history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], run: null };
}

export function redo(history: EditHistory): EditHistory {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest, run: null };
}

/**
 * Rewrites every state by the same rule. What publishing decided about meanings must also hold for states that
 * the merchant goes back to.
 */
export function rewrite(
  history: EditHistory,
  change: (definition: SurveyDefinition) => SurveyDefinition,
): EditHistory {
  const rewritten = (state: EditingState): EditingState => ({
    ...state,
    definition: change(state.definition),
  });
  return {
    past: history.past.map(rewritten),
    present: rewritten(history.present),
    future: history.future.map(rewritten),
    run: null,
  };
}
