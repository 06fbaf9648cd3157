import { type Counts, countsOf, LEFT, SEEN, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import type {
  CountedNewest,
  CountedSurvey,
  GroupKind,
  GroupMix,
} from '#server/areas/analytics/findings/claims/counted-survey.ts';
import {
  crossScores,
  onePerCustomer,
  repetitionOf,
} from '#server/areas/analytics/findings/claims/newest-responses.ts';
import { orderQuestions } from '#server/areas/analytics/findings/claims/order-questions.ts';
import { mergeQuestions } from '#shared/analytics/merge-questions.ts';
import { addDays } from '#shared/analytics/periods.ts';
import { surveyResults } from '#shared/analytics/results.ts';
import { definitionOf, type DrawnResponse, type Store } from './draw-store.ts';

/** A Monday: the first day of a store. */
const FIRST_DAY = '2025-01-06';
/** The days that the page opens with. */
const OPENING = 30;
const NEWEST = 2_000;

class Tally {
  readonly counts = new Map<string, Map<string, number>>();
  add({ cells }: Pick<DrawnResponse, 'cells'>): void {
    for (const [question, cell] of cells) {
      let own = this.counts.get(question);
      if (!own) this.counts.set(question, (own = new Map<string, number>()));
      own.set(cell, (own.get(cell) ?? 0) + 1);
    }
  }
}

const tallyOf = (responses: Iterable<DrawnResponse>): Counts => {
  const tally = new Tally();
  for (const response of responses) tally.add(response);
  return tally.counts;
};

/** A part of the counting of a store that is the same on each day. */
export function openStore(store: Store) {
  const merged = mergeQuestions([definitionOf(store)]);
  return {
    count: (responses: readonly DrawnResponse[], today: number) => countOn(merged, responses, today),
    countNewest: (responses: readonly DrawnResponse[], today: number) => newestOn(merged, responses, today),
  };
}

/** What the newest responses show on this day. */
function newestOn(
  merged: ReturnType<typeof mergeQuestions>,
  all: readonly DrawnResponse[],
  today: number,
): CountedNewest {
  const responses = all.filter(({ day }) => day <= today);
  return countNewest(merged, responses.slice(-NEWEST).reverse(), responses.length > NEWEST);
}

/** What the server counts on this day, the last one of the view. */
function countOn(
  merged: ReturnType<typeof mergeQuestions>,
  all: readonly DrawnResponse[],
  today: number,
): CountedSurvey {
  const responses = all.filter(({ day }) => day <= today);
  const results = (counts: Counts) => surveyResults(merged, counts).questions;
  const within = (from: number, to: number) =>
    results(tallyOf(responses.filter(({ day }) => day >= from && day <= to)));
  const counts = tallyOf(responses);
  const from = today - OPENING + 1;
  const weeks = wholeWeeks(Math.max(0, today - MOST_DAYS), today).map((week) => {
    const own = responses.filter(({ day }) => Math.floor(day / 7) === week);
    return { start: addDays(FIRST_DAY, 7 * week), own, counts: tallyOf(own) };
  });
  const questions = results(counts);
  const groups = groupsOf(responses);
  const newest = responses.slice(-NEWEST).reverse();
  return {
    templateId: null,
    responses: responses.length,
    questions,
    viewed: {
      questions: within(from, today),
      before: from - OPENING >= 0 ? within(from - OPENING, from - 1) : null,
      weeks: OPENING / 7,
    },
    weeks: weeks.map((week) => ({ start: week.start, questions: results(week.counts) })),
    pairs: groups.flatMap(({ by, values: [one, other] }) =>
      one && other
        ? [{ by, one: groupOf(one, responses, by, results), other: groupOf(other, responses, by, results) }]
        : [],
    ),
    mixes: groups.flatMap(({ by, values }) =>
      values.slice(0, 5).map((value): GroupMix => ({
        by,
        value,
        weeks: weeks.map(({ start, own }) => {
          const count = own.filter((each) => groupIn(each, by) === value).length;
          return { start, values: [0, 1], counts: [own.length - count, count] };
        }),
      })),
    ),
    steps: questions.map(({ meaningId, text, seen }, at) => ({
      ...{ meaningId, text, seen, isFirst: at === 0, isLast: at === questions.length - 1, isRequired: false },
      left: countsOf(counts, meaningId).get(LEFT) ?? 0,
    })),
    newest: countNewest(merged, newest, responses.length > NEWEST),
    sources: sourcesOf(newest),
    mayCompare: true,
  };
}

function countNewest(
  merged: ReturnType<typeof mergeQuestions>,
  drawn: readonly DrawnResponse[],
  isNewest: boolean,
): CountedNewest {
  const responses = drawn.map(responseOf);
  const customers = onePerCustomer(responses);
  return {
    ...{ isNewest, currency: 'EUR', days: (drawn[0]?.day ?? 0) - (drawn.at(-1)?.day ?? 0) + 1 },
    orders: orderQuestions(
      merged,
      onePerCustomer(responses.filter(({ amount }) => amount !== null)).map(({ amount, cells }) => ({
        amount: amount ?? 0,
        cells,
      })),
    ),
    crossed: crossScores(merged, customers),
    ...{ products: [], titles: new Map() },
    repetition: repetitionOf(merged, responses),
  };
}

const MOST_DAYS = 364;

function wholeWeeks(from: number, to: number): number[] {
  const [first, last] = [Math.ceil(from / 7), Math.floor((to + 1) / 7) - 1];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

const groupIn = ({ isRepeat, country }: DrawnResponse, by: GroupKind): string => {
  if (by === 'country') return country;
  return isRepeat ? 'repeat' : 'firstTime';
};

/** The groups of each kind, the largest first. */
function groupsOf(responses: readonly DrawnResponse[]): { by: GroupKind; values: string[] }[] {
  return (['customerType', 'country'] as const).map((by) => {
    const sizes = new Map<string, number>();
    for (const each of responses) {
      const value = groupIn(each, by);
      sizes.set(value, (sizes.get(value) ?? 0) + 1);
    }
    const values = [...sizes].sort(([, a], [, b]) => b - a).map(([value]) => value);
    return { by, values: values.length < 2 ? [] : values };
  });
}

function groupOf(
  value: string,
  responses: readonly DrawnResponse[],
  by: GroupKind,
  results: (counts: Counts) => CountedSurvey['questions'],
) {
  const own = responses.filter((each) => groupIn(each, by) === value);
  return { value, questions: results(tallyOf(own)) };
}

const known = new WeakMap<DrawnResponse, ReturnType<typeof readResponse>>();

function responseOf(drawn: DrawnResponse) {
  const read = known.get(drawn) ?? readResponse(drawn);
  known.set(drawn, read);
  return read;
}

function readResponse({ customer, isRepeat, country, amount, cells }: DrawnResponse) {
  const byQuestion = new Map<string, Set<string>>();
  for (const [question, cell] of cells) {
    if (cell === SEEN || cell === LEFT || question === WHOLE_SURVEY) continue;
    byQuestion.set(question, (byQuestion.get(question) ?? new Set<string>()).add(cell));
  }
  return {
    customer: String(customer),
    customerType: isRepeat ? 'repeat' : 'firstTime',
    ...{ country, amount, cells: byQuestion },
  };
}

function sourcesOf(responses: readonly DrawnResponse[]): CountedSurvey['sources'] {
  const first = responses.filter(({ said }) => said !== null);
  const visited = first.filter(({ tracked }) => tracked !== null);
  const channels = [...new Set(first.flatMap(({ said, tracked }) => [said, tracked]))].flatMap((channel) =>
    channel === null ? [] : [channel],
  );
  if (visited.length === 0) return null;
  const count = (of: (each: DrawnResponse) => boolean) => first.filter(of).length;
  return {
    questions: [
      {
        meaningId: 'source',
        text: 'How did you hear about us?',
        orders: first.length,
        channels: channels.map((channel) => ({
          channel,
          name: channel,
          said: count(({ said }) => said === channel),
          tracked: count(({ tracked }) => tracked === channel),
          both: count(({ said, tracked }) => said === channel && tracked === channel),
        })),
      },
    ],
  };
}
