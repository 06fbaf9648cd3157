import { Button } from '@shopify/polaris';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Onboarding, StoreDetails } from '#shared/api/store.ts';
import { ONBOARDING_STEPS } from '#shared/api/values.ts';
import type { Template } from '#shared/api/templates.ts';
import { ROUTES } from '#shared/routes.ts';
import { useTemplates } from '../../lib/surveys/list-templates.ts';
import { useChangeOnboarding } from './change-onboarding.ts';
import { hasSubscription, useBillingCustomer } from '../../lib/billing/subscription.ts';
import { templatesForGoal } from '../../lib/surveys/templates-for-goal.ts';
import brand from '../../ui/brand/brand.module.css';
import { GoalStep } from './goal-step.tsx';
import { LookStep } from './look-step.tsx';
import styles from './onboarding.module.css';
import { PlaceStep } from './place-step.tsx';
import { useFirstSurvey } from './use-first-survey.ts';

interface OnboardingStepsProps {
  readonly details: StoreDetails;
  readonly renderPreview: (template: Template) => ReactNode;
}

/** From a question to a published survey. The server stores the step, so any device continues from there. */
export function OnboardingSteps({ details, renderPreview }: OnboardingStepsProps) {
  const { store } = details;
  const change = useChangeOnboarding();
  const first = useFirstSurvey();
  const templates = useTemplates();
  const customer = useBillingCustomer().data;
  const { step, goal, places } = shownStep(store.onboarding, change);
  const area = useFocusOnChange(step);
  const template = goal && templates.data && templatesForGoal(templates.data, goal)[0];
  const go = (to: Onboarding): void => change.mutate({ kind: 'progress', to });
  const finish = (isPublished: boolean): void => {
    if (template) first.mutate({ templateId: template.surveyId, places, isPublished });
  };
  const fault = first.error ?? change.error;
  return (
    <div ref={area} tabIndex={-1} className={styles.steps}>
      <Progress at={ONBOARDING_STEPS.indexOf(step)} />
      {step === 'goal' && <GoalStep onChoose={(chosen) => go({ step: 'look', goal: chosen, places })} />}
      {step === 'look' && <LookStep template={template ?? undefined} renderPreview={renderPreview} />}
      {step === 'place' && (
        <PlaceStep store={store} chosen={places} onChoose={(chosen) => go({ step, goal, places: chosen })} />
      )}
      {fault && (
        <p role="alert" className={brand.fault}>
          {fault.message} Nothing is lost. Please press the button again.
        </p>
      )}
      {step !== 'goal' && templates.error && !templates.data && (
        <p role="alert" className={brand.fault}>
          {templates.error.message} Nothing is lost.{' '}
          <Button variant="plain" onClick={() => void templates.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <Actions
        step={step}
        startsFreePlan={!customer || !hasSubscription(customer)}
        isBusy={first.isPending || isLeaving(store.onboarding, change)}
        canGoOn={Boolean(template) && (step !== 'place' || places.length > 0)}
        onBack={() => go({ step: step === 'place' ? 'look' : 'goal', goal, places })}
        onNext={() => (step === 'look' ? go({ step: 'place', goal, places }) : finish(true))}
        onEdit={() => finish(false)}
        onSkip={() => change.mutate({ kind: 'skip' })}
      />
    </div>
  );
}

/** A choice shows at once, and the saved one again if it could not be saved. A goal comes before the other steps. */
function shownStep(
  saved: Onboarding,
  { isPending, variables }: ReturnType<typeof useChangeOnboarding>,
): Onboarding {
  const shown = isPending && variables.kind === 'progress' ? variables.to : saved;
  return shown.goal === null ? { ...shown, step: 'goal' } : shown;
}

/** Ticking a place keeps the step, so the merchant may publish while it is saved. */
function isLeaving(
  { step }: Onboarding,
  { isPending, variables }: ReturnType<typeof useChangeOnboarding>,
): boolean {
  return isPending && !(variables.kind === 'progress' && variables.to.step === step);
}

function Progress({ at }: { at: number }) {
  const count = ONBOARDING_STEPS.length;
  return (
    <p className={styles.progress}>
      <progress value={at + 1} max={count} aria-label={`Step ${at + 1} of ${count}`} />
    </p>
  );
}

interface ActionsProps {
  readonly step: Onboarding['step'];
  /** False for a merchant who has chosen a plan already. */
  readonly startsFreePlan: boolean;
  readonly isBusy: boolean;
  readonly canGoOn: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onEdit: () => void;
  readonly onSkip: () => void;
}

function Actions({ step, startsFreePlan, isBusy, canGoOn, onBack, onNext, onEdit, onSkip }: ActionsProps) {
  if (step === 'goal') {
    return (
      <div className={styles.actions}>
        <Button variant="plain" onClick={onSkip} disabled={isBusy}>
          Skip for now
        </Button>
      </div>
    );
  }
  const isLast = step === 'place';
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" size="large" onClick={onNext} disabled={!canGoOn} loading={isBusy}>
          {isLast ? 'Publish' : 'Looks good'}
        </Button>
        <Button size="large" onClick={onBack} disabled={isBusy}>
          Back
        </Button>
        {!isLast && (
          <Button variant="plain" onClick={onEdit} disabled={isBusy || !canGoOn}>
            Edit
          </Button>
        )}
      </div>
      {startsFreePlan && (
        <p className={styles.plan}>
          {isLast ? (
            <>
              Starts the free plan.{' '}
              <Button variant="plain" url={ROUTES.plans}>
                See plans
              </Button>
            </>
          ) : (
            '“Edit” starts the free plan.'
          )}
        </p>
      )}
    </>
  );
}

/** Focuses each new step; the first step leaves the focus alone. */
function useFocusOnChange(step: string) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current !== step) element.current?.focus();
    seen.current = step;
  }, [step]);
  return element;
}
