import { isRealDate } from '../../../real-date.ts';
import { hasOnly, type Checking } from '../checking.ts';

export const dateChecking = {
  fault(_, fields) {
    if (!hasOnly(fields, 'value') || typeof fields.value !== 'string') return 'malformed';
    return isRealDate(fields.value) ? null : 'not_a_date';
  },
  madeUp: (_, { next }) => ({
    value: new Date(Date.UTC(2026, Math.floor(next() * 12), 1)).toISOString().slice(0, 10),
  }),
} satisfies Checking<'date'>;
