import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  CountedNewest,
  CountedSurvey,
  Step,
} from '#server/areas/analytics/findings/claims/counted-survey.ts';
import { findFindings } from '#server/areas/analytics/findings/claims/find-findings.ts';
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
const THEMES = ['Delivery', 'Prices'];
const WITH_WORDS = mergeQuestions(
  [
    survey(
      question('single_select', 'source', { text: 'How did you hear of us?', options: OPTIONS }),
      question('text', 'words', { text: 'What could we do better?' }),
    ),
  ],
  THEMES.map((text) => ({ questionId: 'words', optionId: text, text })),
);

/** Answers to a choice, and texts of which some count in each theme. */
function withWords(source: readonly number[], texts: number, themes: readonly number[]): CountedSurvey {
  const [first = 0, second = 0] = themes;
  const words = new Map([
    ...[SEEN, ANSWERED].map((cell): [string, number] => [cell, texts]),
    [optionCell('Delivery'), first],
    [optionCell('Prices'), second],
  ]);
  const chosen = new Map([
    ...[SEEN, ANSWERED].map((cell): [string, number] => [cell, source.reduce((all, n) => all + n, 0)]),
    ...source.map((n, at): [string, number] => [optionCell(OPTIONS[at]!), n]),
  ]);
  const counts = new Map([
    ['words', words],
    ['source', chosen],
  ]);
  return counted({}, { questions: surveyResults(WITH_WORDS, counts).questions });
}

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
    newest: null,
    viewed: { questions: resultsOf(answers), before: null, weeks: 4 },
    sources: null,
    mayCompare: true,
  };
  return { ...base, questions: resultsOf(answers), ...more };
}

const headline = (answers: Answers, pin: string | null = null, more: Partial<CountedSurvey> = {}) =>
  findFindings(counted(answers, more), pin).headline;

const NOTHING_NEW: CountedNewest = {
  ...{ days: 30, isNewest: false, currency: 'EUR', orders: [], crossed: [] },
  ...{ products: [], titles: new Map(), repetition: new Map() },
};

const pair = (one: Answers, other: Answers): Partial<CountedSurvey> => ({
  pairs: [
    {
      by: 'customerType',
      one: { value: 'repeat', questions: resultsOf(one) },
      other: { value: 'firstTime', questions: resultsOf(other) },
    },
  ],
});

describe('pinned themes', () => {
  it('are compared like answers, and the headline names the most frequent one if the main question has no clear lead', () => {
    expect(findFindings(withWords([30, 31, 30], 300, [120, 40]), null).headline).toMatchObject({
      meaningId: 'words',
      question: 'What could we do better?',
      sentence:
        'Of your themes, shoppers write most about “Delivery”: 40% of those who answered, ahead of “Prices”, 13%',
      certainty: 'clear',
      advice: 'See who wrote about it and what else they answered.',
      action: { tab: 'analytics', parameters: { answered: 'words=o:Delivery' } },
    });
    const { findings } = findFindings(withWords([90, 10, 10], 300, [120, 40]), null);
    expect(findings.map(({ key }) => key)).toEqual(['lead:words:o:Delivery']);
  });

  it('say nothing while chance may explain which of them is first', () => {
    const { headline, findings } = findFindings(withWords([30, 31, 30], 300, [60, 55]), null);
    expect(headline.sentence).toMatch(/^Too close to tell which answer leads/);
    expect(findings).toEqual([]);
  });
});

describe('the headline', () => {
  it('names the answer that leads, with both shares and the interval of the first', () => {
    expect(headline({ source: [226, 141, 110] })).toMatchObject({
      meaningId: 'source',
      sentence: '“Instagram” is the most frequent answer: 47% of those who answered, ahead of “TikTok”, 30%',
      certainty: 'clear',
      detail: '477 answers since the survey began. The true share is most likely between 43% and 52%.',
      action: { tab: 'analytics', parameters: { answered: 'source=o:Instagram' } },
    });
  });

  it('says what an answer does if it knows what the template’s question is for', () => {
    const { sentence } = headline({ source: [226, 141, 110] }, null, {
      templateId: 'post-purchase-attribution',
    });
    expect(sentence).toBe(
      '“Instagram” is the source that customers name most often: 47% of those who answered, ahead of “TikTok”, 30%',
    );
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
    const found = headline({ source: [80, 56, 40] });
    expect(found).toMatchObject({ certainty: 'open' });
    expect(found.sentence).toBe(
      'Too close to tell which answer leads: “Instagram” 45% of those who answered, “TikTok” 32%.',
    );
    expect(found.advice).toMatch(/^About \d+ more answers would tell, if the shares stay as they are\.$/);
    expect(headline({ source: [40, 40, 20] }).advice).toBe('See how all answers compare.');
  });

  it('leads to what shoppers wrote where no more answers would tell', () => {
    const [words] = surveyResults(
      mergeQuestions([survey(question('text', 'words', { text: 'Anything else?' }))]),
      new Map([
        [
          'words',
          new Map([
            [SEEN, 60],
            [ANSWERED, 12],
          ]),
        ],
      ]),
    ).questions;
    const questions = [...resultsOf({ source: [40, 40, 20] }), words!];
    expect(headline({}, null, { questions })).toMatchObject({
      meaningId: 'source',
      certainty: 'open',
      advice: 'Read what shoppers wrote.',
      action: { label: 'See what they wrote', question: 'words' },
    });
  });

  it('states a score with its interval, and claims nothing about it', () => {
    const viewed = { questions: [], before: null, weeks: 4 };
    expect(headline({ nps: [100, 300, 600], source: [500, 100, 100] }, null, { viewed })).toMatchObject({
      meaningId: 'nps',
      sentence: 'The net promoter score is 50',
      certainty: 'measured',
      detail: expect.stringMatching(/, from 1,000 answers since the survey began\.$/),
    });
  });

  it('says that a score is of the days shown, if these have enough answers', () => {
    const found = findFindings(
      counted(
        { nps: [350, 150, 500] },
        { viewed: { questions: resultsOf({ nps: [10, 20, 70] }), before: null, weeks: 4 } },
      ),
      null,
    );
    expect(found.headline.detail).toMatch(/, from 100 answers on the days of this view\.$/);
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
      certainty: 'clear',
      action: { tab: 'compare' },
    });
    expect(found.findings.map(({ key }) => key)).not.toContain(found.headline.key);
    expect(headline(tied, 'source', groups)).toMatchObject({ meaningId: 'source', certainty: 'open' });
  });

  it('is a channel that links certainly misjudge, of the question that asks for the source', () => {
    const podcast = { channel: 'podcast', name: 'Podcast', said: 110, tracked: 12, both: 10 };
    const asked = { meaningId: 'source', text: 'How did you hear of us?', orders: 190, channels: [podcast] };
    const sources = { questions: [asked] };
    const newest = { ...NOTHING_NEW, days: 90 };
    const found = findFindings(counted({ source: [226, 141, 110] }, { sources, newest }), null);
    expect(found.headline).toMatchObject({
      sentence: 'Podcast is named for more first orders than links see: 110 of 190 named it, links saw 12.',
      question: 'How did you hear of us?',
      detail: '190 first orders with an answer, and the last visit before each.',
      certainty: 'clear',
      action: { tab: 'channels' },
    });
    expect(found.findings.map(({ kind }) => kind)).toEqual(['lead']);
    const pinned = findFindings(counted({ source: [226, 141, 110] }, { sources, newest }), 'source');
    expect(pinned.headline.key).toBe('lead:source:o:Instagram');
    expect(pinned.findings.map(({ kind }) => kind)).toEqual(['sources']);
    const few = { ...sources, questions: [{ ...asked, channels: [{ ...podcast, said: 30, tracked: 18 }] }] };
    expect(headline({ source: [226, 141, 110] }, null, { sources: few }).key).toBe('lead:source:o:Instagram');
  });

  it('tells the fall of the score first, and repeats it in no finding', () => {
    const weeks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((week) => ({
      start: addDays('2026-08-03', 7 * week),
      questions: resultsOf({ nps: week < 5 ? [10, 10, 80] : [60, 20, 20] }),
    }));
    const found = findFindings(counted({ nps: [350, 150, 500] }, { weeks }), null);
    expect(found.headline).toMatchObject({
      sentence: 'The net promoter score is lower since the week of September 7, 2026: −40, before 70.',
      certainty: 'clear',
      detail: expect.stringMatching(/^\d+ answers since then, /) as string,
      action: { tab: 'detractors' },
    });
    expect(found.findings).toEqual([]);
  });

  it('is a product that is rated far lower than the others, and not which product is chosen most', () => {
    const values = [1, 2, 3, 4, 5];
    const bowl = {
      ...{ key: 'o:bowl', who: 'those who chose “Bowl”' },
      own: { values, counts: [40, 30, 20, 10, 0] },
      others: { values, counts: [5, 5, 10, 80, 200] },
    };
    const score = { meaningId: 'stars', text: 'stars', kind: 'rating', by: 'source' } as const;
    const newest = { ...NOTHING_NEW, crossed: [{ ...score, groups: [bowl] }] };
    const found = findFindings(
      counted({ source: [226, 41, 110], stars: [45, 35, 30, 90, 200] }, { newest }),
      null,
    );
    expect(found.headline).toMatchObject({
      sentence: 'Those who chose “Bowl” give a lower rating: 2.0, everybody else 4.5.',
      certainty: 'clear',
      detail: '100 customers against 300; each counts once.',
    });
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
      certainty: 'clear',
      sentence: 'Repeat customers choose “Instagram” less often: 20%, new customers 60%.',
      action: { tab: 'compare', parameters: { compare: 'customerType' } },
    });
  });

  it('name the question of four or more at which more shoppers leave, and no question that a branch leads past', () => {
    const step = (meaningId: string, seen: number, left: number, more: Partial<Step> = {}): Step => ({
      ...{ meaningId, text: meaningId, seen, left, isFirst: false, isLast: false, isRequired: true },
      ...more,
    });
    const steps = [
      step('reason', 1_100, 0, { isFirst: true }),
      step('source', 1_000, 20),
      step('stars', 300, 6),
      step('nps', 974, 195, { isLast: true }),
    ];
    const { findings } = findFindings(counted({ nps: [100, 300, 400] }, { steps }), null);
    expect(findings.map(({ key }) => key)).toEqual(['leaving:nps']);
    expect(findings[0]?.sentence).toBe(
      '20% of those who see “nps” leave there; at the other questions 2% do.',
    );
    expect(findings[0]?.action.screen).toBe('builder');
    expect(findings[0]?.advice).toBe('Make it optional or shorten it.');
    const short = steps.slice(1);
    const ofShort = findFindings(counted({ nps: [100, 300, 400] }, { steps: short }), null);
    expect(ofShort).toMatchObject({ findings: [], tested: 0 });
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
          certainty === 'clear' ? 0 : 1,
          -strength,
        ]);
        const sorted = [...places].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!);
        expect(places).toEqual(sorted);
      }),
    );
  });
});
