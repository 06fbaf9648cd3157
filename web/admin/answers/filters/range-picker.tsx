import { useState } from 'react';
import { isDay } from '#shared/analytics/periods.ts';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { RANGE_PRESETS } from '#shared/analytics/query.ts';
import { Select } from '../../ui/select.tsx';
import { RANGE_NAMES } from '#shared/analytics/filter-labels.ts';
import styles from './filters.module.css';

type Range = AnalyticsQuery['range'];

const CUSTOM = 'custom';
const OPTIONS = [
  ...RANGE_PRESETS.map((value) => ({ value, label: RANGE_NAMES[value] })),
  { value: CUSTOM, label: 'From … to …' },
];

export function RangePicker({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const [isChoosing, setChoosing] = useState(false);
  const isCustom = isChoosing || typeof range === 'object';
  const choose = (value: string): void => {
    const preset = RANGE_PRESETS.find((each) => each === value);
    setChoosing(!preset);
    if (preset) onChange(preset);
  };
  return (
    <>
      <Select
        label="Days"
        labelHidden
        options={OPTIONS}
        value={isCustom ? CUSTOM : range}
        onChange={choose}
      />
      {isCustom && <Days range={range} onChange={onChange} />}
    </>
  );
}

/** Applies once both days form a valid range; until then the previous range stays. */
function Days({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const [days, setDays] = useState(typeof range === 'object' ? range : { from: '', to: '' });
  const isBackwards = isDay(days.from) && isDay(days.to) && days.from > days.to;
  const change = (to: Partial<typeof days>): void => {
    const next = { ...days, ...to };
    setDays(next);
    if (isDay(next.from) && isDay(next.to) && next.from <= next.to) onChange(next);
  };
  return (
    <div className={styles.days}>
      <input
        type="date"
        aria-label="First day"
        value={days.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        aria-label="Last day"
        value={days.to}
        aria-invalid={isBackwards}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
      {isBackwards && <p role="alert">The last day is before the first.</p>}
    </div>
  );
}
