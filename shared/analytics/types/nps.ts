import { npsSentence } from '../comparison-sentence.ts';
import { nps, npsCounts, npsGroup, npsScore } from '../nps.ts';
import { byValue, groupPoints, points, scaleResults } from './scale.ts';
import { scoreFamily } from './comparison-reply.ts';
import { figuresOf, type Results } from './results.ts';

export const npsResults: Results<'nps'> = {
  ...scaleResults,
  result({ newest, base, cells }) {
    const counts = byValue(cells);
    return {
      ...base,
      kind: 'nps',
      nps: nps(npsCounts(counts)),
      points: points(counts, 0, newest.config.scale, base.answered),
    };
  },
  summaryRows: ({ nps: found, points: all }) => [
    ['nps', '', found?.score ?? null, found?.answers ?? null, null, found?.low ?? null, found?.high ?? null],
    ...all.map(({ value, rate }) => ['score', value, ...figuresOf(rate)] as const),
  ],
  compare: (segment, { meaningId, text, nps: one }, { nps: other }) =>
    scoreFamily(
      { kind: 'nps', meaningId, text },
      one && npsScore(one),
      other && npsScore(other),
      (comparison) => npsSentence(segment, comparison),
    ),
  orderGroups: ({ points: all }) =>
    groupPoints(all, [
      ['Promoters', (value) => npsGroup(value) === 'promoters'],
      ['Passives', (value) => npsGroup(value) === 'passives'],
      ['Detractors', (value) => npsGroup(value) === 'detractors'],
    ]),
  trend: {
    distribution: ({ nps: found }) => ({
      values: [-100, 0, 100],
      counts: found ? [found.detractors, found.passives, found.promoters] : [0, 0, 0],
    }),
    reply: ({ meaningId, text }, all, change) => ({
      kind: 'nps',
      meaningId,
      text,
      change,
      points: all.map(({ span, result }) => ({ ...span, nps: result.nps })),
    }),
  },
  isLowScore: (_, score) => npsGroup(score) === 'detractors',
};
