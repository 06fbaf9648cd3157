import { useMemo, useReducer } from 'react';

/** What the builder shows beside the questions. */
export type EditorPart = 'question' | 'thanks' | 'details' | 'translations' | 'map' | 'split' | 'versions';

export interface BuilderView {
  readonly part: EditorPart;
  /** Whether the card can be answered instead of edited. */
  readonly isAnswering: boolean;
}

type Step = { readonly to: EditorPart } | { readonly isAnswering: boolean };

function step(state: BuilderView, next: Step): BuilderView {
  return 'to' in next ? { part: next.to, isAnswering: false } : { ...state, ...next };
}

export function useBuilderView() {
  const [state, go] = useReducer(step, { part: 'question', isAnswering: false });
  const steps = useMemo(
    () => ({
      goTo: (to: EditorPart) => go({ to }),
      setAnswering: (isAnswering: boolean) => go({ isAnswering }),
    }),
    [],
  );
  return { ...state, ...steps };
}
