import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { DEFAULT_QUERY } from '#shared/analytics/query-codec.ts';
import { PLACEMENT_TYPES } from '#shared/delivery/delivery.ts';
import type { Random } from './generate.ts';

const CELLS = ['o:friend', 'o:press', 'other', 'v:4', 'v:9', 'v:0', 'o:price', 'm:2024-02', 'o:small'];
const QUESTIONS = ['source', 'stars', 'liked', 'nps', 'bought', 'care'];

function someOf<T>(random: Random, list: readonly T[], share: number): T[] {
  return random.chance(share) ? list.filter(() => random.chance(0.5)) : [];
}

/** Random filters of all kinds, alone and combined. */
export function drawQuery(random: Random): AnalyticsQuery {
  const isRows = random.chance(0.4);
  return {
    ...DEFAULT_QUERY,
    range: random.pick(['last7', 'last30', 'all', { from: '2026-10-01', to: '2026-10-20' }] as const),
    versions: someOf(random, [1, 2], 0.3),
    countries: someOf(random, ['PT', 'ES', 'unknown'], 0.4),
    customerTypes: someOf(random, ['firstTime', 'repeat', 'unknown'] as const, 0.3),
    placements: someOf(random, PLACEMENT_TYPES, 0.3),
    languages: isRows ? someOf(random, ['pt', 'de', 'unknown'], 0.3) : [],
    orderValue:
      isRows && random.chance(0.6)
        ? random.pick([
            { min: 20, max: 150 },
            { min: null, max: 99.5 },
            { min: 42, max: null },
          ])
        : null,
    answered:
      isRows && random.chance(0.6) ? { question: random.pick(QUESTIONS), cell: random.pick(CELLS) } : null,
    period: random.pick([null, 'day', 'week', 'month'] as const),
  };
}
