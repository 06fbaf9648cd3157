import { npsSentence } from '../../../analytics/comparison-sentence.ts';
import { nps, npsCounts, npsGroup, npsScore } from '../../../analytics/nps.ts';
import { byValue, points, scaleResults } from '../helpers/scale-results.ts';
import { scoreReply } from '../helpers/comparison-reply.ts';
import { figuresOf, type Results } from '../results.ts';

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
  compare: (segment, { meaningId, text, nps: one }, { nps: other }) => ({
    kind: 'nps',
    meaningId,
    text,
    ...scoreReply(one && npsScore(one), other && npsScore(other), (comparison) =>
      npsSentence(segment, comparison),
    ),
  }),
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
