import type { OrderValueFilter } from '#shared/audience/filters.ts';
import { currencySymbol } from '../../lib/currency-symbol.ts';
import { DELIVERY_LIMITS } from '#shared/delivery/delivery-limits.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './target.module.css';

const OPERATORS = [
  { value: 'any', label: 'Any value' },
  { value: 'greater_than', label: 'More than' },
  { value: 'less_than', label: 'Less than' },
  { value: 'between', label: 'Between' },
] as const;

interface OrderValueFieldProps {
  readonly filter: OrderValueFilter | null;
  readonly currency: string;
  readonly onChange: (filter: OrderValueFilter | null) => void;
}

/** The value of the order, or of the cart before there is an order. */
export function OrderValueField({ filter, currency, onChange }: OrderValueFieldProps) {
  const prefix = currencySymbol(currency);
  const amount = { prefix, suffix: currency, min: 0, max: DELIVERY_LIMITS.money, step: 0.01 };
  const choose = (operator: string): void => {
    if (operator === 'any') onChange(null);
    else onChange(filterWith(operator as OrderValueFilter['operator'], filter));
  };
  return (
    <div className={styles.fields}>
      <Select
        label="The order is worth"
        options={[...OPERATORS]}
        value={filter?.operator ?? 'any'}
        onChange={choose}
      />
      {filter && (
        <NumberField
          {...amount}
          label={filter.operator === 'between' ? 'From' : 'Amount'}
          value={filter.value}
          onChange={(value) => onChange({ ...filter, value })}
        />
      )}
      {filter?.operator === 'between' && (
        <NumberField
          {...amount}
          label="To"
          value={filter.maxValue}
          onChange={(maxValue) => onChange({ ...filter, maxValue })}
        />
      )}
    </div>
  );
}

/** The filter in the words of the form: *More than €50*. */
export function orderValueText({ operator, value, maxValue }: OrderValueFilter, currency: string): string {
  const symbol = currencySymbol(currency);
  const label = OPERATORS.find((each) => each.value === operator)?.label ?? '';
  // Without an upper end, `between` admits one amount.
  const end = operator === 'between' ? ` and ${symbol}${maxValue ?? value}` : '';
  return `${label} ${symbol}${value}${end}`;
}

const FIRST = { value: 50, maxValue: 100 };

function filterWith(
  operator: OrderValueFilter['operator'],
  before: OrderValueFilter | null,
): OrderValueFilter {
  const value = before?.value ?? FIRST.value;
  const maxValue = operator === 'between' ? (before?.maxValue ?? Math.max(FIRST.maxValue, value * 2)) : null;
  return { type: 'orderValue', operator, value, maxValue };
}
