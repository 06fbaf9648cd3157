import { hasOnly, type Checking } from '../checking.ts';
import { numberFault, stored } from './number-fault.ts';

export const numberChecking = {
  fault({ config }, fields) {
    if (!hasOnly(fields, 'value') || typeof fields.value !== 'number') return 'malformed';
    const fault = numberFault(config, fields.value);
    return fault ?? (stored(fields.value) === fields.value ? null : 'too_precise');
  },
  madeUp({ config: { min, max, decimals } }, { content, next }) {
    const least = min ?? Math.min(0, (max ?? 0) - 100);
    const most = max ?? least + 100;
    const place = Math.min(1, Math.max(0, content + (next() + next() - 1) * 0.35));
    const value = least + place * (most - least);
    return { value: decimals ? stored(value) : Math.min(Math.floor(most), Math.ceil(value)) };
  },
} satisfies Checking<'number'>;
