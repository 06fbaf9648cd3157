import { Checkbox } from '@shopify/polaris';
import { currencySymbol } from '../../lib/currency-symbol.ts';
import { DELIVERY_LIMITS } from '#shared/delivery/delivery-limits.ts';
import { PLACEMENT_TYPES, type PlacementType } from '#shared/delivery/delivery.ts';
import { PLACEMENT_WORDS } from '#shared/delivery/placement-words.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { COUNTRIES } from './countries.ts';
import type { SimulatedShopper } from './simulate.ts';
import styles from './target.module.css';

type Options<T extends string> = readonly { readonly value: T; readonly label: string }[];

const UNKNOWN = 'unknown';
const CUSTOMERS: Options<'firstTime' | 'repeat' | typeof UNKNOWN> = [
  { value: 'firstTime', label: 'A new customer' },
  { value: 'repeat', label: 'A repeat customer' },
  { value: UNKNOWN, label: 'Not known' },
];
const PLACES: Options<PlacementType> = PLACEMENT_TYPES.map((value) => ({
  value,
  label: PLACEMENT_WORDS[value].name,
}));
const KINDS: Options<SimulatedShopper['kind']> = [
  { value: 'home', label: 'Home page' },
  { value: 'product', label: 'A product' },
  { value: 'collection', label: 'A collection' },
  { value: 'cart', label: 'Cart' },
  { value: 'other', label: 'Another page' },
];
const PASTS: Options<SimulatedShopper['past']> = [
  { value: 'never', label: 'Has not seen it' },
  { value: 'shownAt', label: 'Has seen it' },
  { value: 'dismissedAt', label: 'Has closed it' },
  { value: 'answeredAt', label: 'Has answered it' },
];
const PLACES_OF_ORIGIN: Options<string> = [
  { value: UNKNOWN, label: 'Not known' },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

interface SimulatorFormProps {
  readonly shopper: SimulatedShopper;
  readonly currency: string;
  readonly onChange: (shopper: SimulatedShopper) => void;
}

export function SimulatorForm({ shopper, currency, onChange }: SimulatorFormProps) {
  const change = (to: Partial<SimulatedShopper>): void => onChange({ ...shopper, ...to });
  const { customerType, country, orderValue, where, kind, past, daysAgo } = shopper;
  return (
    <div className={styles.pair}>
      <Choice
        label="Customer"
        options={CUSTOMERS}
        value={customerType ?? UNKNOWN}
        onChange={(to) => change({ customerType: to === UNKNOWN ? null : to })}
      />
      <Choice
        label="Country"
        options={PLACES_OF_ORIGIN}
        value={country ?? UNKNOWN}
        onChange={(to) => change({ country: to === UNKNOWN ? null : to })}
      />
      <NumberField
        label="Order or cart"
        prefix={currencySymbol(currency)}
        min={0}
        max={DELIVERY_LIMITS.money}
        step={0.01}
        value={orderValue}
        onChange={(to) => change({ orderValue: to })}
      />
      <Choice label="Where" options={PLACES} value={where} onChange={(to) => change({ where: to })} />
      {where === 'popup' && (
        <>
          <Choice label="Page" options={KINDS} value={kind} onChange={(to) => change({ kind: to })} />
          <VisitFields shopper={shopper} onChange={change} />
        </>
      )}
      <Choice label="Earlier" options={PASTS} value={past} onChange={(to) => change({ past: to })} />
      {past !== 'never' && (
        <NumberField
          label="Days ago"
          min={0}
          max={DELIVERY_LIMITS.days}
          value={daysAgo}
          onChange={(to) => change({ daysAgo: to })}
        />
      )}
    </div>
  );
}

interface VisitFieldsProps {
  readonly shopper: SimulatedShopper;
  readonly onChange: (to: Partial<SimulatedShopper>) => void;
}

function VisitFields({ shopper, onChange }: VisitFieldsProps) {
  return (
    <>
      <NumberField
        label="Seconds on the page"
        min={0}
        max={3_600}
        value={shopper.seconds}
        onChange={(seconds) => onChange({ seconds })}
      />
      <NumberField
        label="Scrolled down"
        suffix="%"
        min={0}
        max={100}
        value={shopper.scrolledPercent}
        onChange={(scrolledPercent) => onChange({ scrolledPercent })}
      />
      <Checkbox
        label="About to leave"
        checked={shopper.isLeaving}
        onChange={(isLeaving) => onChange({ isLeaving })}
      />
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: Options<T>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return <Select label={label} options={[...options]} value={value} onChange={(to) => onChange(to as T)} />;
}
