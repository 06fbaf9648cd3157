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

const MOST_ROWS = 3;
/** Of surveys that stand in one row. */
const MOST_NAMES = 3;

/** Nothing is to be done about these. The row below the surveys tells of a used-up plan once. */
const CALM: readonly Standing[] = ['live', 'link', 'scheduled', 'overloaded', 'plan_full'];

/** What needs the merchant: surveys that shoppers do not meet, and a plan that is nearly used up. */
export function Needs({ home }: { readonly home: Home }) {
  const standingOf = useStandingOf();
  const sentenceOf = useStandingSentence();
  const stuck = home.live
    .map(({ standing, ...survey }) => ({
      ...survey,
      sentence: sentenceOf(standing),
      standing: standingOf(standing),
      rival: standing.outrankedBy?.name,
    }))
    .filter(({ standing }) => !CALM.includes(standing));
  // Surveys behind the same one stand together.
  const rows = together(stuck, ({ standing, surveyId, rival }) =>
    standing === 'outranked' && rival !== undefined ? `behind ${rival}` : surveyId,
  ).slice(0, MOST_ROWS);
  const more = stuck.length - rows.flat().length;
  return (
    <ul className={styles.needs} aria-label="What needs you">
      {rows.map(([first, ...others]) => {
        const names = namesOf([first, ...others].map(({ name }) => name));
        const step = nextStepOf(first.standing, { surveyId: first.surveyId, screen: 'list', responses: 0 });
        return (
          <Need
            key={first.surveyId}
            action={
              step && (
                <Link to={step.to} aria-label={`${step.label}: ${names}`}>
                  {step.label}
                </Link>
              )
            }
          >
            <b>{names}</b>{' '}
            {`· ${others.length > 0 ? `Shoppers meet “${first.rival ?? ''}” before these.` : first.sentence}`}
          </Need>
        );
      })}
      {more > 0 && <Need action={null}>{`${pluralize(more, 'more survey')} below in the list.`}</Need>}
      <Usage figures={home.figures} />
    </ul>
  );
}

function together<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

function namesOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names;
  return new Intl.ListFormat('en').format(shown);
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
          ? 'This month’s responses are used up. Further ones wait.'
          : `This month’s responses are used up. ${pluralize(veiled, 'response')} ${veiled === 1 ? 'waits' : 'wait'}.`}
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
