import { ratingSentence } from '../comparison-sentence.ts';
import { summariseRatings } from '../ratings.ts';
import { scoreOf } from '../score.ts';
import { byValue, groupPoints, points, scaleResults } from './scale.ts';
import type { Definitions } from '../../survey/question.ts';
import { scoreFamily } from './comparison-reply.ts';
import { figuresOf, type Results } from './results.ts';

type Result = Definitions['rating']['result'];

/** The lowest two fifths of a rating's points are low: 1 and 2 of 5, up to 4 of 10. */
const LOW_SHARE = 0.4;

export const ratingResults: Results<'rating'> = {
  ...scaleResults,
  result({ newest, base, cells }) {
    const { scale } = newest.config;
    const counts = byValue(cells);
    const summary = summariseRatings(counts, scale);
    return { ...base, kind: 'rating', scale, summary, points: points(counts, 1, scale, base.answered) };
  },
  summaryRows: ({ summary, points: all }) => [
    ['mean', '', summary?.mean ?? null, null, null, summary?.meanLow ?? null, summary?.meanHigh ?? null],
    ['top_two', '', ...figuresOf(summary?.topTwo ?? null)],
    ...all.map(({ value, rate }) => ['rating', value, ...figuresOf(rate)] as const),
  ],
  compare: (segment, one, other) =>
    scoreFamily(
      { kind: 'rating', meaningId: one.meaningId, text: one.text },
      scoreOfPoints(one),
      scoreOfPoints(other),
      (comparison) => ratingSentence(segment, comparison),
    ),
  orderGroups({ scale, points: all }) {
    const lowest = lowPoints(scale);
    return groupPoints(all, [
      ['High', (value) => value > scale - lowest],
      ['Middle', (value) => value > lowest && value <= scale - lowest],
      ['Low', (value) => value <= lowest],
    ]);
  },
  trend: {
    distribution: ({ points: all }) => ({
      values: all.map(({ value }) => value),
      counts: all.map(({ rate }) => rate?.count ?? 0),
    }),
    reply: ({ meaningId, text, scale }, all, change) => ({
      kind: 'rating',
      meaningId,
      text,
      change,
      scale: scale ?? 0,
      points: all.map(({ span, result }) => ({ ...span, summary: result.summary })),
    }),
  },
  isLowScore: ({ config }, score) => score <= lowPoints(config.scale),
};

const lowPoints = (scale: number) => Math.max(1, Math.floor(scale * LOW_SHARE));

const scoreOfPoints = ({ points: all }: Result) =>
  scoreOf(
    all.map(({ value }) => value),
    all.map(({ rate }) => rate?.count ?? 0),
  );
