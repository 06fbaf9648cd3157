import type { OrderValueRange } from '#shared/analytics/query.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import styles from './filters.module.css';

/** The texts as typed. */
export interface Amounts {
  readonly min: string;
  readonly max: string;
}

export function amountTexts(range: OrderValueRange | null): Amounts {
  const word = (amount: number | null | undefined) => (amount == null ? '' : String(amount));
  return { min: word(range?.min), max: word(range?.max) };
}

type Understood =
  | { readonly range: OrderValueRange | null; readonly fault: null }
  | { readonly fault: string };

/** A single comma counts as a decimal point. */
export function amountsFrom({ min, max }: Amounts): Understood {
  const [low, high] = [amountFrom(min), amountFrom(max)];
  if (low === 'unreadable' || high === 'unreadable')
    return { fault: 'Enter amounts as numbers, such as 50.' };
  if (low === null && high === null) return { range: null, fault: null };
  if (low !== null && high !== null && low > high) return { fault: 'The first amount is above the second.' };
  return { range: { min: low, max: high }, fault: null };
}

function amountFrom(text: string): number | null | 'unreadable' {
  const plain = text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  if (plain === '') return null;
  const amount = Number(plain);
  return /^\d+(\.\d+)?$/.test(plain) && Number.isFinite(amount) ? amount : 'unreadable';
}

interface OrderFieldsProps {
  readonly amounts: Amounts;
  readonly fault: string | null;
  readonly onChange: (amounts: Amounts) => void;
}

export function OrderFields({ amounts, fault, onChange }: OrderFieldsProps) {
  const currency = useStoreDetails().data?.metadata.currency ?? 'USD';
  return (
    <fieldset>
      <legend>{`Value of the order, in ${currency}`}</legend>
      <div className={styles.amounts}>
        <label>
          At least
          <input
            type="text"
            inputMode="decimal"
            value={amounts.min}
            aria-describedby="order-fault"
            onChange={(event) => onChange({ ...amounts, min: event.currentTarget.value })}
          />
        </label>
        <label>
          At most
          <input
            type="text"
            inputMode="decimal"
            value={amounts.max}
            aria-describedby="order-fault"
            onChange={(event) => onChange({ ...amounts, max: event.currentTarget.value })}
          />
        </label>
      </div>
      <p id="order-fault" className={fault === null ? styles.hint : styles.error} role="status">
        {fault ?? 'Responses without a known order are left out when this is set.'}
      </p>
    </fieldset>
  );
}
