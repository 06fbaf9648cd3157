import { ANSWER_LIMITS } from '../../answer-limits.ts';
import { isBlank, storable } from '../../plain-text.ts';
import type { Answering } from '../answering.ts';

export const textAnswering: Answering<'text'> = {
  fit(_, { value }) {
    const text = typeof value === 'string' ? storable(value, ANSWER_LIMITS.textLength) : '';
    return isBlank(text) ? undefined : { value: text };
  },
  lacks: null,
  selected: null,
};
