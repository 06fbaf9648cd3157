import { MIN_ANSWERS } from '#shared/analytics/compare.ts';
import { rate } from '#shared/analytics/intervals.ts';
import { optionCell, OTHER, valueCell } from '#shared/analytics/cells.ts';
import { OTHER_ID, type Question } from '#shared/survey/question.ts';
import type { MoneyByAnswer } from '#shared/api/analytics-insights.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../session/session.ts';
import { answersOf } from './get-filter-choices.ts';
import { refuseUnasked } from './list-texts.ts';
import { groupMoney, type MoneyGroup, PROMOTED } from './money-repository.ts';
import { openView, type View, type ViewDeps, viewed, type ViewInput } from './open-view.ts';
import type { Mark } from './row-repository.ts';
import { scanSlices } from './scan-slices.ts';

type Sums = Pick<MoneyGroup, 'orders' | 'revenue' | 'repeat'>;

const NOTHING: Sums = { orders: 0, revenue: 0, repeat: 0 };
const TOTAL = '';

export async function getMoney(
  deps: ViewDeps,
  session: Session,
  { meaningId, ...input }: ViewInput & { readonly meaningId: string },
): Promise<MoneyByAnswer> {
  const view = await openView(deps, session, input);
  refuseUnasked(view, meaningId);
  const sums = await sumMoney(deps.database, view, meaningId);
  const question = view.questions.find((each) => each.meaningId === meaningId);
  const answers = question ? answersOf(question) : [];
  return {
    ...viewed(view),
    currency: view.currency,
    fewest: MIN_ANSWERS,
    total: figuresOf(sums.get(TOTAL) ?? NOTHING),
    answers: answers.map((answer) => ({ ...answer, ...figuresOf(sums.get(answer.cell) ?? NOTHING) })),
  };
}

/** Averages and shares of a handful of orders would be read as if they said something. */
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

/** To what an amount of money is stored with, so that adding up leaves no dust behind. */
const round = (amount: number) => Math.round(amount * 10_000) / 10_000;

/** By the cell of the answer, and the total. */
async function sumMoney(database: Database, view: View, meaningId: string): Promise<Map<string, Sums>> {
  const questions = new Map(
    view.versions.flatMap(({ version, definition }) =>
      definition.questions
        .filter((question) => question.meaningId === meaningId)
        .map((question) => [version, question] as const),
    ),
  );
  const places = [...questions].map(([version, { questionId }]) => ({ version, questionId }));
  const sums = new Map<string, Sums>();
  const cellsOf = ({ version, token }: MoneyGroup): string[] => {
    if (token === null) return [TOTAL];
    const question = questions.get(version);
    if (!question) return [];
    return chosenCell(question, token);
  };
  let after: Mark | null = null;
  await scanSlices(database, async (rows) => {
    const asked = { currency: view.currency, places };
    const slice = await groupMoney(database, view, view.filter, { after, rows }, asked);
    after = slice.last;
    for (const group of slice.groups) {
      for (const cell of cellsOf(group)) sums.set(cell, add(sums.get(cell) ?? NOTHING, group));
    }
    return slice.looked;
  });
  return sums;
}

function add(one: Sums, other: Sums): Sums {
  return {
    orders: one.orders + other.orders,
    revenue: one.revenue + other.revenue,
    repeat: one.repeat + other.repeat,
  };
}

/** The cell of an option's id or of a value. */
function chosenCell({ config }: Question, token: string): string[] {
  if (!('options' in config)) return [valueCell(Number(token))];
  if (token.startsWith(PROMOTED)) return [optionCell(token.slice(PROMOTED.length))];
  if (token === OTHER_ID) return config.allowOther ? [OTHER] : [];
  return config.options.filter(({ id }) => id === token).map(({ meaningId }) => optionCell(meaningId));
}
