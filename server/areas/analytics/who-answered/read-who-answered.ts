import {
  addAt,
  type ByGroup,
  countStrata,
  largestCountries,
  type OrderDivision,
  sumByGroup,
  valueBounds,
} from '#shared/analytics/order-groups.ts';
import type { Database, Queries } from '#server/kernel/database/database.ts';
import type { View } from '../open-view.ts';
import { readByPosition, readInParts } from '../rows/read-in-parts.ts';
import type { ResultFilter } from '../rows/row-filter.ts';
import type { OrderWindow } from './day-starts.ts';
import { AFTER_CHECKOUT, findOrderWindow } from './order-window.ts';
import {
  countAnswered,
  countOrders,
  countSpread,
  findOrderPartEnd,
  type OrderPart,
  type OrderPosition,
  type Strata,
  type StratumCount,
} from './who-answered-repository.ts';

/** All orders of the view's days, and those of them that have an answer. */
export interface WhoAnswered {
  readonly window: OrderWindow | null;
  readonly division: OrderDivision;
  readonly orders: ByGroup;
  readonly answered: ByGroup;
}

const NO_DIVISION: OrderDivision = { countries: [], bounds: [] };

/**
 * Reads the orders of the view's days. Other filters do not apply, because orders without an answer have no version,
 * placement or answers. Memory depends on the number of strata and not on the number of orders.
 */
export async function readWhoAnswered(database: Database, view: View): Promise<WhoAnswered> {
  const window = await findOrderWindow(database, view);
  const division = window === null ? NO_DIVISION : await divideOrders(database, view, window);
  const strata = window && { window, division, currency: view.currency };
  const [ordersByStratum, answersByStratum] = strata
    ? await Promise.all([countAllOrders(database, view, strata), countAllAnswered(database, view, strata)])
    : [noStrata(division), noStrata(division)];
  return {
    window,
    division,
    orders: sumByGroup(division, ordersByStratum),
    answered: sumByGroup(division, answersByStratum),
  };
}

const noStrata = (division: OrderDivision): number[] => new Array<number>(countStrata(division)).fill(0);

async function divideOrders(database: Database, view: View, window: OrderWindow): Promise<OrderDivision> {
  const countries = new Map<string, number>();
  const values = new Map<number, number>();
  for await (const rows of readOrders(database, view, window, countSpread)) {
    for (const { country, value, n } of rows) {
      if (country !== null) countries.set(country, (countries.get(country) ?? 0) + n);
      if (value !== null) values.set(value, (values.get(value) ?? 0) + n);
    }
  }
  return { countries: largestCountries(countries), bounds: valueBounds(values) };
}

function readOrders<T>(
  database: Database,
  { storeId, currency }: View,
  window: OrderWindow,
  read: (db: Queries, part: OrderPart) => Promise<T>,
): AsyncGenerator<T> {
  return readByPosition<OrderPosition, T>(database, async (tx, after, rows) => {
    const part = { storeId, currency, window, after };
    const upTo = await findOrderPartEnd(tx, part, rows);
    return { upTo, found: await read(tx, { ...part, upTo }) };
  });
}

async function countAllOrders(
  database: Database,
  view: View,
  { window, division }: Strata,
): Promise<number[]> {
  return addStrata(
    division,
    readOrders(database, view, window, (db, part) => countOrders(db, part, division)),
  );
}

async function countAllAnswered(database: Database, view: View, strata: Strata): Promise<number[]> {
  const wanted = { strata, placement: AFTER_CHECKOUT };
  return addStrata(
    strata.division,
    readInParts(database, view, onlyDays(view.filter), (db, part) => countAnswered(db, view, part, wanted)),
  );
}

/** The filter without anything but its days. */
export function onlyDays({ range }: ResultFilter): ResultFilter {
  const nothing = { versions: null, countries: null, customerTypes: null, placements: null, languages: null };
  return { ...nothing, range, orderValue: null, answered: null, isTest: false, variant: null };
}

async function addStrata(
  division: OrderDivision,
  parts: AsyncGenerator<readonly StratumCount[]>,
): Promise<number[]> {
  const sums = noStrata(division);
  for await (const rows of parts) for (const { stratum, n } of rows) addAt(sums, stratum, n);
  return sums;
}
