import { Button } from '@shopify/polaris';
import { useEffect, useRef, useState } from 'react';
import { ONBOARDING_STEPS, type Onboarding, type StoreDetails } from '#shared/api/store.ts';
import { useChangeOnboarding } from '../../lib/store/change-onboarding.ts';
import brand from '../../ui/brand/brand.module.css';
import { GoalChoice } from './goal-choice.tsx';
import styles from './onboarding.module.css';
import { ReadyStep, WelcomeStep } from './plain-steps.tsx';

/** Three short steps. The server stores the progress, so that any device continues from there. */
export function OnboardingSteps({ details }: { details: StoreDetails }) {
  const { store } = details;
  const change = useChangeOnboarding();
  const [{ step, goal }, show] = useShownChoice(store.onboarding);
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
        <p role="alert" className={brand.fault}>
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
 * Shows a choice at once, in the same event, since a radio button would otherwise jump back. `show` returns a
 * function that reverts it if it cannot be saved.
 */
function useShownChoice(saved: Onboarding): [Onboarding, show: (to: Onboarding) => () => void] {
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
  /** Skipped or completed, and the server has not confirmed it yet. */
  leaving: boolean;
  onMove: (by: 1 | -1) => void;
  onSkip: () => void;
}

function StepActions({ at, leaving, onMove, onSkip }: StepActionsProps) {
  const last = at === ONBOARDING_STEPS.length - 1;
  return (
    <div className={styles.actions}>
      <Button variant="primary" size="large" onClick={() => onMove(1)} disabled={leaving}>
        {leaving ? 'One moment…' : last ? 'Choose a plan' : 'Continue'}
      </Button>
      {at > 0 && (
        <Button size="large" onClick={() => onMove(-1)} disabled={leaving}>
          Back
        </Button>
      )}
      {!last && (
        <Button variant="plain" onClick={onSkip} disabled={leaving}>
          Skip for now
        </Button>
      )}
    </div>
  );
}

/** Focuses the heading of each new step; the first step leaves the focus alone. */
function useFocusOnChange(step: string) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current !== step) element.current?.focus();
    seen.current = step;
  }, [step]);
  return element;
}
