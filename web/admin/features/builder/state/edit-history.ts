import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { EditingState } from '#shared/survey/edit/editing-state.ts';

/** The undo states, the current state and the redo states. */
export interface EditHistory {
  readonly past: readonly EditingState[];
  readonly present: EditingState;
  readonly future: readonly EditingState[];
  /** The group of the last edit: keys typed into one field are undone together. */
  readonly run: { readonly key: string; readonly at: number } | null;
}

export interface EditNote {
  /** Edits with the same key in quick succession form one step. */
  readonly key?: string | undefined;
  /** Milliseconds since 1970, as `Date.now()` gives them. */
  readonly at: number;
}

const STEPS = 300;
/** A pause this long ends a group of typing. */
const PAUSE_MS = 1_500;

export function beginHistory(present: EditingState): EditHistory {
  return { past: [], present, future: [], run: null };
}

/** Adds a step. Selecting a question is not a step, and neither is an edit without a change. */
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

/** Rewrites every state with the same function, so that publish-time meaning decisions also hold after undo. */
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
