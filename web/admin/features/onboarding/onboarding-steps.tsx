import { useEffect, useRef, useState } from 'react';
import { ONBOARDING_STEPS, type Onboarding, type StoreDetails } from '#shared/api/store.ts';
import { useChangeOnboarding } from '../../lib/store/change-onboarding.ts';
import { OwnButton } from '../../ui/own/button.tsx';
import own from '../../ui/own/own.module.css';
import { GoalChoice } from './goal-choice.tsx';
import styles from './onboarding.module.css';
import { ReadyStep, WelcomeStep } from './plain-steps.tsx';

/** Three short steps. Where the merchant stands is the server's to remember, so any device goes on from there. */
export function OnboardingSteps({ details }: { details: StoreDetails }) {
  const { store } = details;
  const change = useChangeOnboarding();
  const [{ step, goal }, show] = useShown(store.onboarding);
  const at = ONBOARDING_STEPS.indexOf(step);
  const heading = useFocusOnChange(step);

  const move = (by: 1 | -1): void => {
    const to = ONBOARDING_STEPS[at + by];
    if (to) save({ step: to, goal });
    else change.mutate({ kind: 'complete' });
  };
  const save = (to: Onboarding): void => change.mutate({ kind: 'progress', to }, { onError: show(to) });

  return (
    <div ref={heading} tabIndex={-1} className={styles.steps}>
      <Progress at={at} />
      {step === 'welcome' && <WelcomeStep details={details} />}
      {step === 'goal' && <GoalChoice chosen={goal} onChoose={(chosen) => save({ step, goal: chosen })} />}
      {step === 'ready' && <ReadyStep goal={goal} appEmbedUrl={store.appEmbedUrl} />}
      {change.isError && (
        <p role="alert" className={own.fault}>
          {change.error.message} Nothing is lost: choose again to go on.
        </p>
      )}
      <StepActions
        at={at}
        leaving={change.isPending && change.variables.kind !== 'progress'}
        onMove={move}
        onSkip={() => change.mutate({ kind: 'skip' })}
      />
    </div>
  );
}

/**
 * What was chosen shows at once, in the same event: a radio button would jump back otherwise. `show` gives what
 * takes it back, for when it cannot be saved.
 */
function useShown(saved: Onboarding): [Onboarding, show: (to: Onboarding) => () => void] {
  const [chosen, setChosen] = useState<Onboarding | null>(null);
  const show = (to: Onboarding) => {
    setChosen(to);
    return () => setChosen((latest) => (latest === to ? null : latest));
  };
  return [chosen ?? saved, show];
}

function Progress({ at }: { at: number }) {
  return (
    <p className={styles.progress}>
      <span>
        Step {at + 1} of {ONBOARDING_STEPS.length}
      </span>
      <progress value={at + 1} max={ONBOARDING_STEPS.length} aria-hidden="true" />
    </p>
  );
}

interface StepActionsProps {
  at: number;
  /** Skipped or completed, and the server not heard from yet. */
  leaving: boolean;
  onMove: (by: 1 | -1) => void;
  onSkip: () => void;
}

function StepActions({ at, leaving, onMove, onSkip }: StepActionsProps) {
  const last = at === ONBOARDING_STEPS.length - 1;
  return (
    <div className={styles.actions}>
      <OwnButton onClick={() => onMove(1)} disabled={leaving}>
        {leaving ? 'One moment…' : last ? 'Choose a plan' : 'Continue'}
      </OwnButton>
      {at > 0 && (
        <OwnButton kind="quiet" onClick={() => onMove(-1)} disabled={leaving}>
          Back
        </OwnButton>
      )}
      {!last && (
        <OwnButton kind="link" onClick={onSkip} disabled={leaving}>
          Skip for now
        </OwnButton>
      )}
    </div>
  );
}

/** A new step is read from its beginning; the first one leaves focus where the page put it. */
function useFocusOnChange(step: string) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current !== step) element.current?.focus();
    seen.current = step;
  }, [step]);
  return element;
}
