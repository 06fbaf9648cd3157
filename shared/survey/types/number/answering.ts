import type { Answering } from '../answering.ts';
import { numberFault, stored } from './number-fault.ts';

export const numberAnswering: Answering<'number'> = {
  fit({ config }, { value }) {
    if (typeof value !== 'number') return undefined;
    const number = stored(value);
    return numberFault(config, number) ? undefined : { value: number };
  },
  lacks: null,
  selected: null,
};
