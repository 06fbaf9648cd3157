import type { ConfigByType } from '../../question.ts';
import { LARGEST_NUMBER } from './limits.ts';

type NumberConfig = ConfigByType['number'];

export type NumberFault = 'not_whole' | 'too_small' | 'too_large';

/** Why a number is not a valid answer; null if it is one. */
export function numberFault(config: Omit<NumberConfig, 'unit'>, value: number): NumberFault | null {
  const { least, most } = boundsOf(config);
  if (value < least) return 'too_small';
  if (!(value <= most)) return 'too_large';
  return config.decimals || Number.isInteger(value) ? null : 'not_whole';
}

export function boundsOf({ min, max }: Pick<NumberConfig, 'min' | 'max'>) {
  return { least: min ?? -LARGEST_NUMBER, most: max ?? LARGEST_NUMBER };
}

/** Rounds to the stored precision of four decimals. */
export const stored = (value: number): number => Math.round(value * 10_000) / 10_000;
