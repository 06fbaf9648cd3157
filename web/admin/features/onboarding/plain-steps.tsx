import type { Onboarding } from '#shared/api/store.ts';
import own from '../../ui/own/own.module.css';
import { GOALS } from './goals.ts';
import styles from './onboarding.module.css';

export function WelcomeStep({ businessName }: { businessName: string }) {
  return (
    <>
      <h1 className={own.heading}>{businessName ? `Welcome, ${businessName}` : 'Welcome'}</h1>
      <p className={own.lead}>Three things happen between a question and its answer.</p>
      <ol className={styles.list}>
        <li>
          <strong>You ask.</strong> Start from a template or from scratch, and try it as your shoppers will
          see it.
        </li>
        <li>
          <strong>They answer.</strong> You choose who is asked, and where in your store.
        </li>
        <li>
          <strong>You know.</strong> Answers are counted as they come in.
        </li>
      </ol>
    </>
  );
}

export function ReadyStep({ goal }: { goal: Onboarding['goal'] }) {
  const chosen = GOALS.find(({ id }) => id === goal);
  return (
    <>
      <h1 className={own.heading}>You are ready</h1>
      <p className={own.lead}>
        {chosen
          ? `You want to know: ${chosen.question} We will have that in mind when we suggest templates.`
          : 'You have not chosen what to learn first. All templates will be there for you.'}
      </p>
      <p className={own.lead}>Choose a plan next. You can start with the free one and stay on it.</p>
    </>
  );
}
