import { OTHER_ID } from '../../question-types.ts';
import { isOffered } from '../../options.ts';
import type { Answering } from '../answering.ts';
import { fitOther } from '../helpers/choice-answering.ts';

export const multiSelectAnswering: Answering<'multi_select'> = {
  fit({ config }, { optionIds, otherValue }) {
    const given: unknown[] = Array.isArray(optionIds) ? optionIds : [];
    const chosen = [...new Set(given)].filter((id) => isOffered(config, id));
    return chosen.length === 0
      ? undefined
      : { optionIds: chosen, otherValue: fitOther(chosen.includes(OTHER_ID), otherValue) };
  },
  /** An optional question may be skipped. Once an option is chosen, both bounds apply. */
  lacks({ config: { minSelect, maxSelect } }, { optionIds }) {
    const count = optionIds.length;
    if (count < minSelect) return { code: 'too_few', min: minSelect };
    return maxSelect !== null && count > maxSelect ? { code: 'too_many', max: maxSelect } : null;
  },
  selected: ({ optionIds }) => optionIds,
};
