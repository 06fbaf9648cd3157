import type * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { npsSchema } from '../survey/types/result-schema.ts';
import { lazyInterval, type Score, scoreOf } from './score.ts';

export const PROMOTERS_FROM = 9;
export const PASSIVES_FROM = 7;

export interface NpsCounts {
  readonly promoters: number;
  readonly passives: number;
  readonly detractors: number;
}

export type Nps = DeepReadonly<z.output<typeof npsSchema>>;

export function npsCounts(byValue: ReadonlyMap<number, number>): NpsCounts {
  const counts = { promoters: 0, passives: 0, detractors: 0 };
  for (const [value, count] of byValue) counts[npsGroup(value)] += count;
  return counts;
}

export function npsGroup(value: number): keyof NpsCounts {
  if (value >= PROMOTERS_FROM) return 'promoters';
  return value >= PASSIVES_FROM ? 'passives' : 'detractors';
}

/** The net promoter score with its 95 % interval, which is computed when it is read. Null without answers. */
export function nps(counts: NpsCounts): Nps | null {
  const found = npsScore(counts);
  if (!found) return null;
  const { answers, score } = found;
  const interval = lazyInterval(found);
  return {
    ...counts,
    answers,
    score,
    get low() {
      return interval().low;
    },
    get high() {
      return interval().high;
    },
  };
}

export function npsScore({ detractors, passives, promoters }: NpsCounts): Score | null {
  return scoreOf([-100, 0, 100], [detractors, passives, promoters]);
}
