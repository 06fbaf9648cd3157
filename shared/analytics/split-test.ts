import type { SurveyDefinition } from '../survey/definition.ts';
import { optionLabel } from '../survey/option-texts.ts';
import { optionsOf } from '../survey/question-traits.ts';
import { definitionOf, splitKey, testedQuestion, type SurveySplit } from '../survey/split.ts';
import type { Variant } from '../survey/variant.ts';
import { comparisonReply } from './types/comparison-reply.ts';
import { percentPair } from '../words/percent.ts';
import { resultsOf } from './types/registry.ts';
import type { ComparedQuestion } from './comparison-schema.ts';
import { type Counts, countsOf, LEFT, RESPONSES, SEEN, WHOLE_SURVEY } from './cells.ts';
import {
  compareRates,
  differenceTest,
  judge,
  SIGNIFICANCE,
  stepDown,
  type Difference,
  type Family,
  type Judged,
} from './compare.ts';
import { FEWEST_ANSWERS, rate, type Rate } from './intervals.ts';
import { errorAtOneLook, pOverLooks } from './looks.ts';
import { mergeQuestions } from './merge-questions.ts';
import type { SurveyResults } from './results.ts';
import { scoreInterval, scoreOf, smallestError } from './score.ts';

/** One test: all versions of a survey in which shoppers got the same A and the same B. */
export interface SplitTest {
  readonly key: string;
  readonly kind: SurveySplit['kind'];
  /** The text of the tested question; null for the order of the questions. */
  readonly question: string | null;
  /** The numbers of its versions, newest first. */
  readonly versions: readonly number[];
  /** When the first of them was published. */
  readonly since: string;
  /** Whether the newest version of the survey still has it. */
  readonly isRunning: boolean;
  /** What differs, line by line. */
  readonly a: readonly string[];
  readonly b: readonly string[];
}

interface Published {
  readonly version: number;
  readonly publishedAt: string;
  readonly definition: SurveyDefinition;
}

/** The tests of a survey's versions, the newest first. Expects the versions newest first. */
export function splitTestsOf(versions: readonly Published[]): SplitTest[] {
  const tests = new Map<string, SplitTest>();
  for (const [at, { version, publishedAt, definition }] of versions.entries()) {
    const key = splitKey(definition);
    if (key === null || definition.split === undefined) continue;
    const known = tests.get(key);
    tests.set(key, {
      key,
      kind: definition.split.kind,
      question: testedQuestion(definition)?.text ?? null,
      isRunning: at === 0,
      a: linesOf(definition, definition.split, 'a'),
      b: linesOf(definition, definition.split, 'b'),
      ...known,
      versions: [...(known?.versions ?? []), version],
      since: publishedAt,
    });
  }
  return [...tests.values()];
}

/** What the shoppers of one version get that the others do not. */
export function linesOf(definition: SurveyDefinition, split: SurveySplit, variant: Variant): string[] {
  const { questions } = definitionOf({ ...definition, split }, variant);
  if (split.kind === 'question_order') return questions.map(({ text }) => text);
  const question = questions.find(({ questionId }) => questionId === split.questionId);
  if (question === undefined) return [];
  if (split.kind === 'option_order') {
    const place = new Map(
      definition.questions.flatMap(optionsOf).map(({ id }, index) => [id, index] as const),
    );
    return optionsOf(question).map(({ id, text }) => optionLabel(text.trim(), (place.get(id) ?? 0) + 1));
  }
  return [question.text, ...(question.description ? [question.description] : [])];
}

export interface SplitComparison {
  readonly comparisons: number;
  /** How the responses divide. Null if the filters keep only some answers, which the versions themselves may change. */
  readonly begun: ComparedFigure<number> | null;
  /** The completed share of the responses. */
  readonly completed: ComparedFigure<Rate | null> | null;
  readonly questions: readonly ComparedQuestion[];
}

export interface ComparedFigure<Figure> {
  readonly one: Figure;
  readonly other: Figure;
  readonly comparison: ReturnType<typeof comparisonReply> | null;
}

const SHOPPERS = 'Shoppers who saw A';

/**
 * Compares both versions: how many shoppers answered, how many of them finished, and each answer. Merchants act on it and
 * look each day, so all comparisons on all of 90 days together have an error of 5 %.
 */
export function compareVersions(
  one: SurveyResults,
  other: SurveyResults,
  { isWhole }: { readonly isWhole: boolean },
): SplitComparison {
  const parts = isWhole ? [begunFamily(one.responses, other.responses), completedFamily(one, other)] : [];
  const questions = one.questions.flatMap((question, at) => {
    const match = other.questions[at];
    return (match && resultsOf(question).compare?.(SHOPPERS, question, match)) ?? [];
  });
  const families = [
    ...parts,
    ...questions.map((family): Family<Judging> => ({
      differences: family.differences,
      judgeAt: (error) => ({ part: 'question', question: family.judgeAt(error) }),
    })),
  ];
  const values = families.flatMap(({ differences }) => differences.flatMap(({ test }) => test?.p ?? []));
  const error = errorAtOneLook(
    stepDown(
      values.map((p) => pOverLooks(p)),
      SIGNIFICANCE,
    ),
  );
  const judged = families.map(({ judgeAt }) => judgeAt(error));
  return {
    comparisons: values.length,
    begun: judged.find((each) => each.part === 'begun')?.figure ?? null,
    completed: judged.find((each) => each.part === 'completed')?.figure ?? null,
    questions: judged.flatMap((each) => (each.part === 'question' ? [each.question] : [])),
  };
}

type Judging =
  | { readonly part: 'begun'; readonly figure: ComparedFigure<number> }
  | { readonly part: 'completed'; readonly figure: ComparedFigure<Rate | null> }
  | { readonly part: 'question'; readonly question: ComparedQuestion };

/** Both versions were sent to half of the shoppers each, so an unequal division says which one more shoppers answered. */
function begunFamily(one: number, other: number): Family<Judging> {
  const difference = divisionOf(one, other);
  return {
    differences: difference ? [difference] : [],
    judgeAt: (error) => {
      const judged = difference && judge(difference, error);
      const comparison = judged && comparisonReply(judged, begunSentence(judged, one, other));
      return { part: 'begun', figure: { one, other, comparison } };
    },
  };
}

/** The share of A among all responses, beside one half. */
function divisionOf(one: number, other: number): Difference | null {
  const found = scoreOf([0, 1], [other, one]);
  if (found === null) return null;
  const difference = found.score - 0.5;
  const interval = (error: number) => {
    const { low, high } = scoreInterval(found, error);
    return { low: low - 0.5, high: high - 0.5 };
  };
  const outside = (error: number) => (difference > 0 ? interval(error).low : -interval(error).high);
  const isTested = one + other >= 2 * FEWEST_ANSWERS;
  return {
    difference,
    test: isTested ? differenceTest(() => (difference === 0 ? 1 : smallestError(outside)), interval) : null,
  };
}

function begunSentence(judged: Judged, one: number, other: number): string {
  const figures = figuresOf(one, other);
  if (judged.verdict === 'too_few') {
    return `Too few responses to tell whether more shoppers answer A or B ${figures}.`;
  }
  if (judged.verdict === 'may_be_chance') {
    return `Neither version was answered clearly more often ${figures}: the difference may well be chance.`;
  }
  const [more, less] = judged.difference > 0 ? ['A', 'B'] : ['B', 'A'];
  const ordered = judged.difference > 0 ? figures : figuresOf(other, one);
  return `More shoppers answered ${more} than ${less} ${ordered}, unlikely to be chance.`;
}

const figuresOf = (one: number, other: number) =>
  `(${one.toLocaleString('en')} against ${other.toLocaleString('en')} responses)`;

function completedFamily(
  { completed: one }: Pick<SurveyResults, 'completed'>,
  { completed: other }: Pick<SurveyResults, 'completed'>,
): Family<Judging> {
  const compared = one && other && compareRates(one, other);
  return {
    differences: compared ? [compared] : [],
    judgeAt: (error) => {
      const judged = compared && judge(compared, error);
      const comparison = judged && comparisonReply(judged, completedSentence(judged, one, other));
      return { part: 'completed', figure: { one, other, comparison } };
    },
  };
}

function completedSentence(judged: Judged, one: Rate, other: Rate): string {
  const figures = `(${percentPair(one.share, other.share, 'en').join(' against ')})`;
  if (judged.verdict === 'too_few') return `Too few responses to tell whether A or B is finished more often.`;
  if (judged.verdict === 'may_be_chance') {
    return `Neither version is finished clearly more often ${figures}: the difference may well be chance.`;
  }
  return `${SHOPPERS} finish it ${judged.difference > 0 ? 'more' : 'less'} often ${figures}, unlikely to be chance.`;
}

/** A question as one version asks it. */
export interface ReachedQuestion {
  readonly meaningId: string;
  readonly text: string;
  /** The share of the responses that came to it. */
  readonly seen: Rate | null;
  /** The share of these that left there. */
  readonly left: Rate | null;
}

/** How far the shoppers of one version came, in its own order. Expects the versions of the test newest first. */
export function reachOf(
  definitions: readonly SurveyDefinition[],
  variant: Variant,
  counts: Counts,
): ReachedQuestion[] {
  const responses = countsOf(counts, WHOLE_SURVEY).get(RESPONSES) ?? 0;
  return mergeQuestions(definitions.map((each) => definitionOf(each, variant))).map(({ meaningId, text }) => {
    const count = (cell: string) => countsOf(counts, meaningId).get(cell) ?? 0;
    return {
      ...{ meaningId, text },
      seen: rate(count(SEEN), responses),
      left: rate(count(LEFT), count(SEEN)),
    };
  });
}
