import { useMemo, useReducer } from 'react';

/** What the editor shows. */
export type Place = 'question' | 'thanks' | 'details' | 'translations' | 'map' | 'versions';

export interface Standing {
  readonly place: Place;
  /** On a phone: whether the editor covers the list. */
  readonly isOpen: boolean;
  /** On a phone: which of the two views is shown. Both stay where they were. */
  readonly view: 'build' | 'preview';
}

type Step = { readonly to: Place } | { readonly view: Standing['view'] } | 'list';

function step(standing: Standing, next: Step): Standing {
  if (next === 'list') return { ...standing, isOpen: false };
  if ('view' in next) return { ...standing, view: next.view };
  return { place: next.to, isOpen: true, view: 'build' };
}

export function usePlace() {
  const [standing, go] = useReducer(step, { place: 'question', isOpen: false, view: 'build' });
  const steps = useMemo(
    () => ({
      goTo: (to: Place) => go({ to }),
      goToList: () => go('list'),
      show: (view: Standing['view']) => go({ view }),
    }),
    [],
  );
  return { ...standing, ...steps };
}
