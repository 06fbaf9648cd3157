import { createContext, useContext, useMemo, useReducer, type ReactNode } from 'react';
import type { SurveySummary } from '#shared/api/surveys.ts';
import type { Template } from '#shared/api/templates.ts';

export type ActiveSurvey = Pick<SurveySummary, 'name' | 'status'> & { readonly id: string };

/** Where closing a preview leads: the create modal or the templates page. */
type Origin = 'create' | 'page';

interface Choice {
  readonly createModal: null | 'create' | 'preview';
  readonly previewed: Template | null;
  readonly origin: Origin;
  /** The survey that the merchant chose last. */
  readonly activeSurvey: ActiveSurvey | null;
}

type Step =
  | { readonly type: 'create' | 'closePreview' | 'close' | 'reset' }
  | { readonly type: 'preview'; readonly template: Template; readonly origin: Origin }
  | { readonly type: 'select'; readonly survey: ActiveSurvey };

const NOTHING: Choice = { createModal: null, previewed: null, origin: 'create', activeSurvey: null };

/** Answers and path of a preview end with its view. */
export function choiceAfter(choice: Choice, step: Step): Choice {
  switch (step.type) {
    case 'create':
      return { ...choice, createModal: 'create', previewed: null };
    case 'preview':
      return { ...choice, createModal: 'preview', previewed: step.template, origin: step.origin };
    case 'closePreview':
      return { ...NOTHING, createModal: choice.origin === 'create' ? 'create' : null };
    case 'close':
      return { ...choice, createModal: null, previewed: null };
    case 'select':
      return { ...choice, activeSurvey: step.survey };
    case 'reset':
      return NOTHING;
    default:
      return step satisfies never;
  }
}

interface Steps {
  readonly openCreate: () => void;
  readonly openPreview: (template: Template, origin?: Origin) => void;
  readonly closePreview: () => void;
  readonly close: () => void;
  readonly select: (survey: ActiveSurvey) => void;
  /** Clears the choice before a new survey. */
  readonly reset: () => void;
}

const ChoiceContext = createContext<Choice | null>(null);
/** A separate context: components that only choose do not render again with each choice. */
const StepsContext = createContext<Steps | null>(null);

/** The merchant's choices on the way to a survey: the create modal, the previewed template, the survey. */
export function SurveyChoiceProvider({ children }: { children: ReactNode }) {
  const [choice, step] = useReducer(choiceAfter, NOTHING);
  const steps = useMemo(
    (): Steps => ({
      openCreate: () => step({ type: 'create' }),
      openPreview: (template, origin = 'create') => step({ type: 'preview', template, origin }),
      closePreview: () => step({ type: 'closePreview' }),
      close: () => step({ type: 'close' }),
      select: (survey) => step({ type: 'select', survey }),
      reset: () => step({ type: 'reset' }),
    }),
    [],
  );
  return (
    <StepsContext.Provider value={steps}>
      <ChoiceContext.Provider value={choice}>{children}</ChoiceContext.Provider>
    </StepsContext.Provider>
  );
}

export function useSurveyChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('useSurveyChoice must be used within a SurveyChoiceProvider');
  return choice;
}

export function useSurveySteps(): Steps {
  const steps = useContext(StepsContext);
  if (!steps) throw new Error('useSurveySteps must be used within a SurveyChoiceProvider');
  return steps;
}
