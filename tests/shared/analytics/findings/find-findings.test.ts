import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountedSurvey } from '#shared/analytics/findings/counted-survey.ts';
import { findFindings } from '#shared/analytics/findings/find-findings.ts';
import { ANSWERED, optionCell, SEEN, valueCell } from '#shared/analytics/cells.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { addDays } from '#shared/analytics/periods.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

const OPTIONS = ['Instagram', 'TikTok', 'A friend'];
const QUESTIONS = mergeQuestions([
  survey(
    question('single_select', 'source', { text: 'How did you hear of us?', options: OPTIONS }),
    question('rating', 'stars', { config: { scale: 5 } }),
    question('nps', 'nps'),
  ),
]);

interface Answers {
  readonly source?: readonly number[];
  /** How many gave 1 to 5 stars. */
  readonly stars?: readonly number[];
  /** Detractors, passives and promoters. */
  readonly nps?: readonly number[];
}

function resultsOf({ source = [], stars = [], nps = [] }: Answers) {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const cellsOf = (counts: readonly number[], cell: (at: number) => string) =>
    new Map([
      [SEEN, sum(counts)],
      [ANSWERED, sum(counts)],
      ...counts.map((n, at): [string, number] => [cell(at), n]),
    ]);
  const counts = new Map([
    ['source', cellsOf(source, (at) => optionCell(OPTIONS[at]!))],
    ['stars', cellsOf(stars, (at) => valueCell(at + 1))],
    ['nps', cellsOf(nps, (at) => valueCell([3, 8, 10][at]!))],
  ]);
  return surveyResults(QUESTIONS, counts).questions;
}

function counted(answers: Answers, more: Partial<CountedSurvey> = {}): CountedSurvey {
  const base = {
    templateId: null,
    responses: 100,
    weeks: [],
    pairs: [],
    mixes: [],
    steps: [],
    orders: null,
    mayCompare: true,
  };
  return { ...base, questions: resultsOf(answers), ...more };
}

const headline = (answers: Answers, pin: string | null = null, more: Partial<CountedSurvey> = {}) =>
  findFindings(counted(answers, more), pin).headline;

const pair = (one: Answers, other: Answers): Partial<CountedSurvey> => ({
  pairs: [
    {
      by: 'customerType',
      one: { value: 'repeat', questions: resultsOf(one) },
      other: { value: 'firstTime', questions: resultsOf(other) },
    },
  ],
});

describe('the headline', () => {
  it('names the answer that leads, with both shares and the interval of the first', () => {
    expect(headline({ source: [226, 141, 110] })).toMatchObject({
      meaningId: 'source',
      sentence: '“Instagram” is the most frequent answer: 47%, ahead of “TikTok”, 30%',
      certainty: 'certain',
      detail: 'The true share is most likely between 43% and 52%.',
      action: { tab: 'analytics', parameters: { answered: 'source=o:Instagram' } },
    });
  });

  it('says what an answer does if it knows what the template’s question is for', () => {
    const { sentence } = headline({ source: [226, 141, 110] }, null, {
      templateId: 'post-purchase-attribution',
    });
    expect(sentence).toBe('“Instagram” brings the most customers: 47%, ahead of “TikTok”, 30%');
  });

  it('says how many answers are missing before anything can be told', () => {
    expect(headline({ source: [3, 0, 0] })).toMatchObject({
      sentence: 'Too few answers to tell: 3 so far.',
      certainty: 'open',
      detail: '7 more are needed before any figure means something.',
      action: { screen: 'store' },
    });
  });

  it('says that two answers are too close, and how many more would tell', () => {
    const found = headline({ source: [40, 33, 20] });
    expect(found).toMatchObject({ certainty: 'open' });
    expect(found.sentence).toBe('Too close to tell which answer leads: “Instagram” 43%, “TikTok” 35%.');
    expect(found.advice).toMatch(/^About \d+ more answers would tell, if the shares stay as they are\.$/);
    expect(headline({ source: [40, 40, 20] }).advice).toBe('Take the two as equally frequent.');
  });

  it('states a score with its interval, and claims nothing about it', () => {
    expect(headline({ nps: [100, 300, 600], source: [500, 100, 100] })).toMatchObject({
      meaningId: 'nps',
      sentence: 'The net promoter score is 50',
      certainty: 'measured',
    });
  });

  it('is about the pinned question, also if that cannot be told yet', () => {
    const answers = { nps: [100, 300, 600], source: [3, 2, 0], stars: [1, 1, 8, 40, 50] };
    expect(headline(answers, 'stars')).toMatchObject({ meaningId: 'stars', certainty: 'measured' });
    expect(headline(answers, 'source')).toMatchObject({ meaningId: 'source', certainty: 'open' });
    expect(headline(answers, 'not there any more')).toMatchObject({ meaningId: 'nps' });
  });

  it('takes the lead of another question if the main one cannot be told yet', () => {
    expect(headline({ nps: [1, 1, 1], source: [80, 20, 10] })).toMatchObject({ meaningId: 'source' });
  });

  it('is the strongest certain finding if the main question cannot be told yet and is not pinned', () => {
    const tied = { source: [300, 300, 100], stars: [10, 20, 30, 40, 50] };
    const groups = pair({ stars: [90, 60, 30, 10, 10] }, { stars: [10, 10, 30, 60, 90] });
    expect(headline(tied)).toMatchObject({ meaningId: 'source', certainty: 'open' });
    const found = findFindings(counted(tied, groups), null);
    expect(found.headline).toMatchObject({
      key: 'group:customerType:stars:lower',
      meaningId: 'stars',
      certainty: 'certain',
      action: { tab: 'compare' },
    });
    expect(found.findings.map(({ key }) => key)).not.toContain(found.headline.key);
    expect(headline(tied, 'source', groups)).toMatchObject({ meaningId: 'source', certainty: 'open' });
  });

  it('tells the fall of the score first, and repeats it in no finding', () => {
    const weeks = [0, 1, 2, 3, 4, 5].map((week) => ({
      start: addDays('2026-08-03', 7 * week),
      questions: resultsOf({ nps: week < 3 ? [10, 10, 80] : [60, 20, 20] }),
    }));
    const found = findFindings(counted({ nps: [210, 90, 300] }, { weeks }), null);
    expect(found.headline).toMatchObject({
      sentence: 'The net promoter score fell to -40 from 70 in the week of August 24, 2026.',
      certainty: 'certain',
      action: { tab: 'detractors' },
    });
    expect(found.findings).toEqual([]);
  });

  it('does not depend on the order of the options', () => {
    const count = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(count, count, count, (a, b, c) => {
        const [one, other] = [headline({ source: [a, b, c] }), headline({ source: [c, b, a] })];
        expect(one.certainty).toBe(other.certainty);
        const counts = [a, b, c].sort((x, y) => y - x);
        if (one.certainty !== 'open') expect(counts[0]).toBeGreaterThan(counts[1]!);
      }),
    );
  });
});

describe('findings', () => {
  it('name the largest difference of a question between two groups, and open the comparison', () => {
    const { findings } = findFindings(
      counted({ nps: [20, 20, 20] }, pair({ source: [20, 20, 60] }, { source: [60, 20, 20] })),
      null,
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      kind: 'group',
      certainty: 'certain',
      sentence: 'Repeat customers choose “Instagram” less often: 20%, new customers 60%.',
      action: { tab: 'compare', parameters: { compare: 'customerType' } },
    });
  });

  it('name the question at which more shoppers leave, and no question that a branch leads past', () => {
    const step = (meaningId: string, seen: number, left: number) => ({
      meaningId,
      text: meaningId,
      seen,
      left,
    });
    const steps = [step('source', 1_000, 20), step('stars', 300, 6), step('nps', 974, 195)];
    const { findings } = findFindings(counted({ nps: [100, 300, 400] }, { steps }), null);
    expect(findings.map(({ key }) => key)).toEqual(['leaving:nps']);
    expect(findings[0]?.sentence).toBe(
      '20% of those who see “nps” leave there; at the other questions 2% do.',
    );
    expect(findings[0]?.action.screen).toBe('builder');
  });

  it('are none where two groups answer alike, and the number of comparisons is told', () => {
    const same = { source: [40, 35, 30], stars: [5, 5, 20, 30, 40], nps: [30, 30, 40] };
    const { findings, tested } = findFindings(counted({}, pair(same, same)), null);
    expect(findings).toEqual([]);
    expect(tested).toBe(5);
  });

  it('stand in the order of certainty and size, with leads last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 6, maxLength: 6 }), (counts) => {
        const [one, other] = [counts.slice(0, 3), counts.slice(3)];
        const total = one.map((count, at) => count + (other[at] ?? 0));
        const survey = counted(
          { source: total, nps: [10, 10, 30] },
          pair({ source: one }, { source: other }),
        );
        const { findings } = findFindings(survey, null);
        const places = findings.map(({ kind, certainty, strength }) => [
          kind === 'lead' ? 1 : 0,
          certainty === 'certain' ? 0 : 1,
          -strength,
        ]);
        const sorted = [...places].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!);
        expect(places).toEqual(sorted);
      }),
    );
  });
});
