import type { PlanUsage } from '#shared/api/billing.ts';
import { BILLING_MESSAGES } from '#shared/plan/upgrade.ts';
import { usePlanUsage } from '../../lib/store/plan-changes.ts';
import { OwnButton } from '../../ui/own/button.tsx';
import own from '../../ui/own/own.module.css';
import styles from './billing.module.css';

type Limit = PlanUsage['limits'][number];

/** Where what is used is called otherwise than what is granted. */
const USED: Partial<Record<Limit['key'], string>> = {
  questions_per_survey: 'Questions in your longest survey',
  responsesPerSurvey: 'Responses this month',
};

/** How close a store is to what its plan allows, before it gets there. */
export function UsageMeters() {
  const { data, isError, isFetching, refetch } = usePlanUsage();
  return (
    <section aria-labelledby="usage" className={styles.section}>
      <h2 id="usage">What you use</h2>
      {isError && !data && (
        <p role="alert" className={own.fault}>
          {BILLING_MESSAGES.error}: what you use could not be read.{' '}
          <OwnButton kind="link" disabled={isFetching} onClick={() => void refetch()}>
            {BILLING_MESSAGES.retry}
          </OwnButton>
        </p>
      )}
      <ul className={styles.meters} aria-busy={!data && !isError}>
        {data?.limits.map((limit) => (
          <Meter key={limit.key} limit={limit} />
        ))}
        {!data && !isError && [0, 1, 2].map((at) => <li key={at} className={styles.skeleton} />)}
      </ul>
    </section>
  );
}

function Meter({ limit: { key, name, used, limit, level } }: { limit: Limit }) {
  const id = `usage-${key}`;
  const words = limit === null ? ', no limit' : ` of ${limit.toLocaleString()}`;
  return (
    <li className={styles.meter} data-level={level}>
      <span id={id}>{USED[key] ?? name}</span>
      <span>
        <strong>{used.toLocaleString()}</strong>
        {words}
        {level === 'reached' && limit !== null && <em>{BILLING_MESSAGES.limitReached}</em>}
      </span>
      {limit !== null && (
        <progress aria-labelledby={id} value={Math.min(used, limit)} max={Math.max(limit, 1)} />
      )}
    </li>
  );
}
