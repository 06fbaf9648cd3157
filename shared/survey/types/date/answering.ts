import { isRealDate } from '../../../real-date.ts';
import type { Answering } from '../answering.ts';

export const dateAnswering: Answering<'date'> = {
  fit: (_, { value }) => (typeof value === 'string' && isRealDate(value) ? { value } : undefined),
  lacks: null,
  selected: null,
};
