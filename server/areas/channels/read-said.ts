import { readByPosition } from '#server/areas/analytics/rows/read-in-parts.ts';
import type { AnswerPlace } from '#server/areas/analytics/rows/answer-repository.ts';
import { findPartEnd, type ListPosition } from '#server/areas/analytics/rows/row-repository.ts';
import type { View } from '#server/areas/analytics/open-view.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { groupSaid, type SaidGroup } from './said-repository.ts';

/** The answered orders of a view, in groups with the same answer to the question at these places. */
export async function* readSaid(
  database: Database,
  view: View,
  places: readonly AnswerPlace[],
): AsyncGenerator<SaidGroup & { readonly answer: string }> {
  const { filter, currency } = view;
  const parts = readByPosition<ListPosition, SaidGroup[]>(database, async (tx, after, rows) => {
    const upTo = await findPartEnd(tx, view, { filter, after }, rows);
    const found = await groupSaid(tx, view, { filter, after, upTo }, { currency, places });
    return { upTo, found };
  });
  for await (const groups of parts) {
    for (const { answer, ...group } of groups) if (answer !== null) yield { ...group, answer };
  }
}

/** Rounds to the stored precision. */
export const roundMoney = (amount: number) => Math.round(amount * 10_000) / 10_000;
