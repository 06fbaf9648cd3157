import { Button } from '@shopify/polaris';
import { type FormEvent, useState } from 'react';
import type { Discount, Inbox } from '#shared/api/analytics-inbox.ts';
import { MOST_DISCOUNT_DAYS } from '#shared/api/values.ts';
import { dateOnly } from '../../lib/format-moment.ts';
import { newId } from '../../lib/new-id.ts';
import { useClock } from '../../answers/list/response-facts.tsx';
import styles from './inbox.module.css';
import { useDiscount } from './use-inbox.ts';

interface FormProps {
  readonly surveyId: string;
  readonly responseId: string;
  readonly discounts: Inbox['discounts'];
  readonly ownName: string;
}

/** Creates a code in the store when the merchant presses the button, never before. */
export function DiscountForm({ discounts, ...form }: FormProps) {
  if (discounts.isAllowed) return <AllowedForm {...form} />;
  return (
    <div className={styles.discount}>
      <p className={styles.quiet}>
        Your store has not allowed Askwell to create discount codes. You decide on the next page.
      </p>
      {discounts.allowUrl !== null && (
        <Button url={discounts.allowUrl} target="_top">
          Allow discount codes
        </Button>
      )}
    </div>
  );
}

const FIRST_PERCENT = '10';
const FIRST_DAYS = '30';

function AllowedForm({ surveyId, responseId, ownName }: Omit<FormProps, 'discounts'>) {
  const [percent, setPercent] = useState(FIRST_PERCENT);
  const [days, setDays] = useState(FIRST_DAYS);
  // The next press after a success asks for another code.
  const [changeId, setChangeId] = useState(newId);
  const { mutate, isPending, error, data } = useDiscount(surveyId, responseId, ownName);
  const create = (event: FormEvent): void => {
    event.preventDefault();
    mutate(
      { changeId, percent: Number(percent), days: Number(days) },
      { onSuccess: () => setChangeId(newId()) },
    );
  };
  return (
    <form className={styles.discount} onSubmit={create}>
      <div className={styles.pair}>
        <WholeField label="Percent off" value={percent} most={100} onChange={setPercent} />
        <WholeField label="Days valid" value={days} most={MOST_DISCOUNT_DAYS} onChange={setDays} />
      </div>
      <p className={styles.quiet}>For one order of anything in your store. The code works once.</p>
      <Button submit loading={isPending}>
        Create code
      </Button>
      {error && (
        <p role="alert" className={styles.fault}>
          {error.message} You can try again: no second code is created.
        </p>
      )}
      {data && <Created discount={data} />}
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly onChange: (value: string) => void;
}

function WholeField({ label, value, most, onChange }: FieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="number"
        required
        min={1}
        max={most}
        step={1}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

function Created({ discount: { code, percent, endsAt } }: { readonly discount: Discount }) {
  const { timeZone } = useClock();
  return (
    <p role="status">
      <code className={styles.code}>{code}</code> {percent}% off until {dateOnly(endsAt, timeZone)}. It is in
      your email draft.
    </p>
  );
}
