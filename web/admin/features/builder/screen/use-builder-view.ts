import { useMemo, useReducer } from 'react';

/** What the editor shows. */
export type EditorPart = 'question' | 'thanks' | 'details' | 'translations' | 'map' | 'split' | 'versions';

export interface BuilderView {
  readonly part: EditorPart;
  /** On a phone: whether the editor covers the list. */
  readonly isOpen: boolean;
  /** On a phone: the visible view. Both keep their state. */
  readonly view: 'build' | 'preview';
}

type Step = { readonly to: EditorPart } | { readonly view: BuilderView['view'] } | 'list';

function step(state: BuilderView, next: Step): BuilderView {
  if (next === 'list') return { ...state, isOpen: false };
  if ('view' in next) return { ...state, view: next.view };
  return { part: next.to, isOpen: true, view: 'build' };
}

export function useBuilderView() {
  const [state, go] = useReducer(step, { part: 'question', isOpen: false, view: 'build' });
  const steps = useMemo(
    () => ({
      goTo: (to: EditorPart) => go({ to }),
      goToList: () => go('list'),
      show: (view: BuilderView['view']) => go({ view }),
    }),
    [],
  );
  return { ...state, ...steps };
}
