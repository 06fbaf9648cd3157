import { Button } from '@shopify/polaris';
import { AlertTriangleIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import type { Home } from '#shared/api/home.ts';
import type { Standing } from '#shared/delivery/standing.ts';
import { allowanceOf } from '#shared/plan/features.ts';
import { usageLevel } from '#shared/plan/usage-level.ts';
import { nextStepOf } from '../../lib/surveys/next-step.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { useBillingCustomer } from '../../lib/billing/subscription.ts';
import { useStandingOf, useStandingSentence } from '../../lib/surveys/survey-standing.ts';
import { useUpgrade } from '../../lib/billing/upgrade.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './home.module.css';

const MOST_SURVEYS = 3;

/** Nothing is to be done about these. The row below the surveys tells of a used-up plan once. */
const CALM: readonly Standing[] = ['live', 'link', 'scheduled', 'overloaded', 'plan_full'];

/** What needs the merchant: surveys that shoppers do not meet, and a plan that is nearly used up. */
export function Needs({ home }: { readonly home: Home }) {
  const standingOf = useStandingOf();
  const sentenceOf = useStandingSentence();
  const stuck = home.live
    .map((survey) => ({
      ...survey,
      sentence: sentenceOf(survey.standing),
      standing: standingOf(survey.standing),
    }))
    .filter(({ standing }) => !CALM.includes(standing));
  const more = stuck.length - MOST_SURVEYS;
  const usage = <Usage figures={home.figures} />;
  const rows = stuck.slice(0, MOST_SURVEYS).map(({ surveyId, name, standing, sentence }) => {
    const step = nextStepOf(standing, { surveyId, screen: 'list', responses: 0 });
    return (
      <Need
        key={surveyId}
        action={
          step && (
            <Link to={step.to} aria-label={`${step.label}: ${name}`}>
              {step.label}
            </Link>
          )
        }
      >
        <b>{name}</b> {`· ${sentence}`}
      </Need>
    );
  });
  return (
    <ul className={styles.needs} aria-label="What needs you">
      {rows}
      {more > 0 && <Need action={null}>{`${pluralize(more, 'more survey')} below in the list.`}</Need>}
      {usage}
    </ul>
  );
}

/** Says nothing before four fifths of the plan's responses are used. */
function Usage({ figures }: Pick<Home, 'figures'>) {
  const { open } = useUpgrade();
  const features = useBillingCustomer().data?.features ?? {};
  const limit = allowanceOf(features, 'responsesPerSurvey');
  const { responsesThisMonth, veiled } = figures;
  if (usageLevel(responsesThisMonth, limit) === 'fine') return null;
  const left = Math.max(0, limit - responsesThisMonth);
  return (
    <Need
      action={
        <Button variant="plain" onClick={() => open('responsesPerSurvey')}>
          Get unlimited responses
        </Button>
      }
    >
      {left > 0
        ? `${pluralize(left, 'response')} left this month.`
        : veiled === 0
          ? 'This month’s responses are used up. Further answers wait.'
          : `This month’s responses are used up. ${pluralize(veiled, 'answer')} ${veiled === 1 ? 'waits' : 'wait'}.`}
    </Need>
  );
}

function Need({ children, action }: { readonly children: ReactNode; readonly action: ReactNode }) {
  return (
    <li>
      <AlertTriangleIcon />
      <p>{children}</p>
      {action}
    </li>
  );
}
