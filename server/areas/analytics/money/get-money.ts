import { ANSWERED, SEEN, WHOLE_SURVEY } from '#shared/analytics/cells.ts';
import { MIN_ANSWERS } from '#shared/analytics/compare.ts';
import { contribution } from '#shared/analytics/contribution.ts';
import { rate } from '#shared/analytics/intervals.ts';
import type { MoneyByAnswer } from '#shared/api/analytics-insights.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { resultsOf } from '#shared/survey/types/registry.ts';
import type { Database } from '#server/kernel/database/database.ts';
import type { Session } from '#server/kernel/http/session.ts';
import { answersOf } from '../results/get-filter-choices.ts';
import { refuseUnknownQuestion } from '../texts/list-texts.ts';
import { groupMoney, type MoneyGroup } from './money-repository.ts';
import { openView, type View, type ViewDeps, presentRange, type ViewInput } from '../open-view.ts';
import { readInParts } from '../rows/read-in-parts.ts';

type Sums = Pick<MoneyGroup, 'orders' | 'revenue' | 'repeat'>;

const NOTHING: Sums = { orders: 0, revenue: 0, repeat: 0 };
const TOTAL = '';

export async function getMoney(
  deps: ViewDeps,
  session: Session,
  { meaningId, ...input }: ViewInput & { readonly meaningId: string },
): Promise<MoneyByAnswer> {
  const view = await openView(deps, session, input);
  refuseUnknownQuestion(view, meaningId);
  const sums = await sumMoney(deps.database, view, meaningId);
  const question = view.questions.find((each) => each.meaningId === meaningId);
  const answers = question ? answersOf(question) : [];
  return {
    ...presentRange(view),
    currency: view.currency,
    fewest: MIN_ANSWERS,
    total: figuresOf(sums.get(TOTAL) ?? NOTHING),
    answers: answers.map((answer) => ({ ...answer, ...figuresOf(sums.get(answer.cell) ?? NOTHING) })),
  };
}

/** Averages and shares of very few orders are left out, because they would mislead. */
function figuresOf({ orders, revenue, repeat }: Sums): MoneyByAnswer['total'] {
  if (orders < MIN_ANSWERS)
    return { orders, revenue: null, averageOrder: null, repeat: null, isTooFew: true };
  return {
    orders,
    revenue: round(revenue),
    averageOrder: round(revenue / orders),
    repeat: rate(repeat, orders),
    isTooFew: false,
  };
}

/** Rounds to the stored precision. */
const round = (amount: number) => Math.round(amount * 10_000) / 10_000;

/** The sums by answer cell, and the total. */
async function sumMoney(database: Database, view: View, meaningId: string): Promise<Map<string, Sums>> {
  const asked = view.versions.flatMap(({ version, definition }) =>
    definition.questions
      .filter((question) => question.meaningId === meaningId && !resultsOf(question).isWords)
      .map(({ questionId }) => ({ version, questionId, definition })),
  );
  const askedIn = new Map(asked.map((place) => [place.version, place]));
  const sums = new Map<string, Sums>([[TOTAL, NOTHING]]);
  const wanted = { currency: view.currency, places: asked };
  const parts = readInParts(database, view, view.filter, (db, part) => groupMoney(db, view, part, wanted));
  for await (const groups of parts) {
    for (const group of groups) {
      for (const cell of [TOTAL, ...answerCells(askedIn.get(group.version), group)]) {
        sums.set(cell, add(sums.get(cell) ?? NOTHING, group));
      }
    }
  }
  return sums;
}

function add(one: Sums, other: Sums): Sums {
  return {
    orders: one.orders + other.orders,
    revenue: one.revenue + other.revenue,
    repeat: one.repeat + other.repeat,
  };
}

/** The cells of an answer, by the same function as the counters. */
function answerCells(
  asked: { questionId: string; definition: SurveyDefinition } | undefined,
  { answer }: MoneyGroup,
): string[] {
  if (asked === undefined || answer === null) return [];
  const { questionId, definition } = asked;
  const response = { complete: true, isTest: false, durationMs: null, path: [questionId] };
  return contribution(definition, { ...response, answers: { [questionId]: answer } })
    .filter(({ question, cell }) => question !== WHOLE_SURVEY && cell !== SEEN && cell !== ANSWERED)
    .map(({ cell }) => cell);
}
