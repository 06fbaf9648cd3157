import { compareVersions, type SplitComparison } from '#shared/analytics/split-test.ts';
import type { QuestionResult, SurveyResults } from '#shared/analytics/results.ts';
import { rate } from '#shared/analytics/intervals.ts';
import { drawCounts, randomFrom, type Random } from './random.ts';

/** What shoppers of a made-up store do with each version. */
export interface SplitStore {
  readonly questions: number;
  /** The share that answers each option of A, and of B. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** The share that finishes A, and B. */
  readonly finished: readonly [a: number, b: number];
  /** The share of those who got B that answers, for each that does of those who got A. */
  readonly answered: number;
}

export interface SplitClaims {
  /** The share of stores in which the page says anything at all that is not so. */
  readonly false: number;
  /** The share of the page's intervals that hold the truth. */
  readonly held: number;
  /** The share of stores in which two versions that differ are told apart. */
  readonly told: number;
  /** False claims when each comparison is tested alone, at 5 %. */
  readonly alone: number;
}

/** Draws stores and reads their pages. */
export function splitClaims(store: SplitStore, shoppers: number, samples: number): SplitClaims {
  const random = randomFrom(shoppers);
  let [wrong, wrongAlone, told, held, all] = [0, 0, 0, 0, 0];
  for (let sample = 0; sample < samples; sample += 1) {
    const found = drawPage(store, shoppers, random);
    const claims = claimsOf(found, store);
    const tested = claims.filter(({ verdict }) => verdict !== 'too_few');
    if (tested.some(({ truth, verdict }) => truth === 0 && verdict === 'unlikely_chance')) wrong += 1;
    if (tested.some(({ truth, p }) => truth === 0 && p !== null && p < 0.05)) wrongAlone += 1;
    if (tested.some(({ truth, verdict }) => truth !== 0 && verdict === 'unlikely_chance')) told += 1;
    for (const { truth, low, high } of tested) {
      if (low === null || high === null) continue;
      all += 1;
      if (low <= truth && truth <= high) held += 1;
    }
  }
  const share = (count: number) => count / samples;
  return { false: share(wrong), held: held / all, told: share(told), alone: share(wrongAlone) };
}

function drawPage(store: SplitStore, shoppers: number, random: Random): SplitComparison {
  const shareOfA = 1 / (1 + store.answered);
  const [b = 0, a = 0] = drawCounts([1 - shareOfA, shareOfA], shoppers, random);
  return compareVersions(
    drawResults(store, store.a, store.finished[0], a, random),
    drawResults(store, store.b, store.finished[1], b, random),
    { isWhole: true },
  );
}

export function drawResults(
  store: SplitStore,
  shares: readonly number[],
  finished: number,
  responses: number,
  random: Random,
): SurveyResults {
  const [, completed = 0] = drawCounts([1 - finished, finished], responses, random);
  return {
    responses,
    completed: rate(completed, responses),
    medianDuration: null,
    questions: Array.from({ length: store.questions }, (_, question): QuestionResult => {
      // Only the first question is asked differently.
      const counts = drawCounts(question === 0 ? shares : store.a, responses, random);
      return {
        ...{ kind: 'choice', type: 'single_select', meaningId: `q${question}`, text: '', isCurrent: true },
        ...{ seen: responses, answered: responses },
        options: counts.map((count, at) => ({
          ...{ cell: `o:${at}`, text: `${at}`, isOther: false, isPromoted: false, isCurrent: true },
          rate: rate(count, responses),
        })),
      };
    }),
  };
}

interface Claim {
  readonly truth: number;
  readonly verdict: string;
  readonly low: number | null;
  readonly high: number | null;
  readonly p: number | null;
}

function claimsOf({ begun, completed, questions }: SplitComparison, store: SplitStore): Claim[] {
  const { a, b, finished, answered } = store;
  const of = (comparison: Omit<Claim, 'truth'> | null | undefined, truth: number): Claim[] =>
    comparison ? [{ ...comparison, truth: Math.abs(truth) < 1e-12 ? 0 : truth }] : [];
  return [
    ...of(begun?.comparison, 1 / (1 + answered) - 0.5),
    ...of(completed?.comparison, finished[0] - finished[1]),
    ...questions.flatMap((question, at) =>
      question.kind === 'choice'
        ? question.options.flatMap(({ comparison }, option) =>
            of(comparison, at === 0 ? (a[option] ?? 0) - (b[option] ?? 0) : 0),
          )
        : [],
    ),
  ];
}
