import { Button } from '@shopify/polaris';
import { useState } from 'react';
import { type WonBack, WON_BACK_DAYS } from '#shared/api/analytics-inbox.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import spoken from '../../../ui/spoken.module.css';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { FaultCard } from '../overview/fault-card.tsx';
import cards from '../responses/cards.module.css';
import table from '../responses/table.module.css';
import styles from './inbox.module.css';
import { STATE_NAMES } from './inbox-labels.ts';
import { useWonBack } from './use-inbox.ts';

type Days = (typeof WON_BACK_DAYS)[number];

/** How many ordered again. It counts orders of a year, so it is computed when the merchant asks. */
export function WonBackCard({ surveyId }: { readonly surveyId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={cards.card} aria-label="Won back">
      <div className={cards.head}>
        <h2>Who ordered again?</h2>
        <div>
          <Button onClick={() => setOpen(!isOpen)} ariaExpanded={isOpen}>
            {isOpen ? 'Hide' : 'Count'}
          </Button>
        </div>
      </div>
      {isOpen && <WonBackFigures surveyId={surveyId} />}
    </section>
  );
}

function WonBackFigures({ surveyId }: { readonly surveyId: string }) {
  const [days, setDays] = useState<Days>('30');
  const { data, error, isFetching, refetch } = useWonBack(surveyId, days);
  return (
    <>
      <select
        className={table.select}
        aria-label="Days to order again"
        value={days}
        onChange={(event) => setDays(event.currentTarget.value as Days)}
      >
        {WON_BACK_DAYS.map((each) => (
          <option key={each} value={each}>
            {each} days to order again
          </option>
        ))}
      </select>
      {error && !data && (
        <FaultCard what="Orders" error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && <CardSkeleton lines={3} />}
      {data && <Figures wonBack={data} />}
    </>
  );
}

function Figures({ wonBack }: { readonly wonBack: WonBack }) {
  const { workDays, orderDays, workedOn, untouched, orderedEarly, tooRecent, sentence } = wonBack;
  return (
    <>
      <p className={styles.sentence}>{sentence}</p>
      <table className={styles.figures}>
        <caption className={spoken.only}>Shoppers who ordered again after a low score</caption>
        <thead>
          <tr>
            <th scope="col">Low score</th>
            <th scope="col">Shoppers</th>
            <th scope="col">Ordered again</th>
            <th scope="col">Likely between</th>
          </tr>
        </thead>
        <tbody>
          <Group name={`Worked on within ${workDays} days`} rate={workedOn} />
          <Group name={`Not worked on within ${workDays} days`} rate={untouched} />
        </tbody>
      </table>
      <p className={styles.quiet}>
        A low score counts as worked on once somebody opens an email to the shopper, creates a discount code,
        or sets it to {STATE_NAMES.in_work} or {STATE_NAMES.solved}.
      </p>
      <p className={styles.quiet}>
        Both groups have the same time: orders count from day {workDays + 1} to day {workDays + orderDays}{' '}
        after the score. Each shopper counts once, by an order that the store confirmed, over the last 400
        days. Test orders and cancelled later orders do not count.
        {tooRecent > 0 && ` ${pluralize(tooRecent, 'shopper')} scored too recently to count.`}
        {orderedEarly > 0 &&
          ` ${pluralize(orderedEarly, 'shopper')} ordered within the first ${workDays} days: in neither group.`}{' '}
        The comparison does not show what caused an order: your team may have chosen whom to write to.
      </p>
    </>
  );
}

function Group({ name, rate }: { readonly name: string; readonly rate: WonBack['workedOn'] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{rate?.total.toLocaleString() ?? 0}</td>
      <td>{rate === null ? '–' : `${rate.count.toLocaleString()} (${percent(rate.share)})`}</td>
      <td>{rate === null ? '–' : `${percent(rate.low)} and ${percent(rate.high)}`}</td>
    </tr>
  );
}

const PERCENT = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });
const percent = (share: number): string => PERCENT.format(share);
