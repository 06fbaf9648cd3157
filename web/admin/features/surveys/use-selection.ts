import { useState } from 'react';
import type { SurveySummary } from '#shared/api/surveys.ts';

const NONE: ReadonlySet<string> = new Set();

/** The selected surveys of the shown page. Those that leave the page are no longer selected. */
export function useSelection(shown: readonly SurveySummary[]) {
  const [ids, setIds] = useState(NONE);
  const selected = shown.filter(({ surveyId }) => ids.has(surveyId));
  const isAll = shown.length > 0 && selected.length === shown.length;
  const toggle = (surveyId: string): void => {
    const others = selected.filter((survey) => survey.surveyId !== surveyId);
    const isAdded = others.length === selected.length;
    setIds(new Set([...others.map((survey) => survey.surveyId), ...(isAdded ? [surveyId] : [])]));
  };
  return {
    selected,
    isAll,
    isSelected: (surveyId: string) => ids.has(surveyId),
    toggle,
    toggleAll: () => setIds(isAll ? NONE : new Set(shown.map(({ surveyId }) => surveyId))),
    clear: () => setIds(NONE),
  };
}
