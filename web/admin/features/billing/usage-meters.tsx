import type { PlanUsage } from '#shared/api/billing.ts';
import { BILLING_MESSAGES } from '../../lib/billing/billing-messages.ts';
import { usePlanUsage } from '../../lib/billing/plan-changes.ts';
import { VEILED_DAYS } from '#shared/plan/veiled.ts';
import { dateOnly } from '../../lib/format-moment.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { useStoreTimeZone } from '../../lib/store/store-time-zone.ts';
import { Found } from '../../ui/found.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './billing.module.css';

type Limit = PlanUsage['limits'][number];

/** Labels of meters whose wording differs from the feature's. */
const USED: Partial<Record<Limit['key'], string>> = {
  questions_per_survey: 'Questions in your longest survey',
  responsesPerSurvey: 'Responses this month',
};

/** How much of each plan limit the store has used. */
export function UsageMeters() {
  return (
    <Panel heading="What you use">
      <Found found={usePlanUsage()} what="What you use" lines={4}>
        {({ limits, veiled }) => (
          <>
            <ul className={styles.meters}>
              {limits.map((limit) => (
                <Meter key={limit.key} limit={limit} />
              ))}
            </ul>
            {veiled && <Veiled veiled={veiled} />}
          </>
        )}
      </Found>
    </Panel>
  );
}

/** Answers that came after the month's limit. */
function Veiled({ veiled: { responses, since } }: { veiled: NonNullable<PlanUsage['veiled']> }) {
  const zone = useStoreTimeZone();
  const many = `${pluralize(responses, 'answer')} ${responses === 1 ? 'waits' : 'wait'}`;
  return (
    <p className={styles.hint}>
      {`${many}, since ${dateOnly(since, zone)}: they count when you move to a larger plan, and each is erased ${VEILED_DAYS} days after it came.`}
    </p>
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
