import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { SurveySettings, SurveyView } from '../../../../survey-view/survey-element.ts';
import { defineSurveyView } from '../../../../survey-view/survey-view.ts';

declare global {
  // React's types know HTML elements only.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'askwell-survey': { ref: RefObject<SurveyView>; children?: ReactNode };
    }
  }
}

defineSurveyView();

interface SurveyFrameProps {
  readonly settings: SurveySettings;
  /** The question to show. Answering it continues the survey. */
  readonly questionId?: string | null;
  readonly onPath?: (questionId: string | null) => void;
  /** The fields of the editing face, each with the name of its slot. */
  readonly children?: ReactNode;
}

/** The survey's custom element as a React component. */
export function SurveyFrame({ settings, questionId = null, onPath, children }: SurveyFrameProps) {
  const ref = useRef<SurveyView>(null);
  useLayoutEffect(() => {
    const view = ref.current;
    if (!view) return;
    view.settings = settings;
    if (questionId !== null && view.questionId !== questionId) view.questionId = questionId;
  }, [settings, questionId]);
  useEffect(() => {
    const view = ref.current;
    const tell = (): void => onPath?.(view?.questionId ?? null);
    view?.addEventListener('path', tell);
    return () => view?.removeEventListener('path', tell);
  }, [onPath]);
  return <askwell-survey ref={ref}>{children}</askwell-survey>;
}
