import type * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { rateSchema } from '../survey/types/result-schema.ts';
import { lazyInterval, scoreOf } from './score.ts';

/** With fewer answers than this, results show no figure. */
export const FEWEST_ANSWERS = 10;

/** A share with its 95 % interval. */
export type Rate = DeepReadonly<z.output<typeof rateSchema>>;

/** A share as the score of a scale with the values 0 and 1. Its interval is computed when it is read. Null without answers. */
export function rate(count: number, total: number): Rate | null {
  const found = scoreOf([0, 1], [total - count, count]);
  if (found === null) return null;
  const interval = lazyInterval(found);
  return {
    count,
    total,
    share: count / total,
    get low() {
      return interval().low;
    },
    get high() {
      return interval().high;
    },
  };
}
