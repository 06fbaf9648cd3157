import { resultsOf } from '../../survey/types/registry.ts';
import type { OrderGroup } from '../../survey/types/results.ts';
import type { MergedQuestion } from '../merge-questions.ts';
import { amountsOf, otherAmounts } from '../order-amounts.ts';
import { questionResult } from '../results.ts';
import type { OrderedGroup, OrderedQuestion } from './counted-survey.ts';

/** A response with its order. */
export interface OrderedCells {
  readonly amount: number;
  /** The cells that it counts in, by meaning id. */
  readonly cells: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Divides orders by the answers to each question that the survey still asks. */
export function orderQuestions(
  questions: readonly MergedQuestion[],
  responses: readonly OrderedCells[],
): OrderedQuestion[] {
  // Sorted once, so that each group's amounts are in order already.
  const sorted = [...responses].sort((one, other) => one.amount - other.amount);
  return questions.flatMap((question) => {
    const groups = question.isCurrent ? orderGroupsOf(question) : [];
    return groups.length > 0 ? [orderedQuestion(question, groups, sorted)] : [];
  });
}

const orderGroupsOf = (question: MergedQuestion): OrderGroup[] =>
  resultsOf(question).orderGroups?.(questionResult(question, new Map())) ?? [];

function orderedQuestion(
  { meaningId, text }: MergedQuestion,
  groups: readonly OrderGroup[],
  responses: readonly OrderedCells[],
): OrderedQuestion {
  const all = new Map<number, number>();
  const divided = groups.map((group) => ({ group, own: new Map<number, number>() }));
  for (const { amount, cells } of responses) {
    const given = cells.get(meaningId);
    if (given === undefined) continue;
    const chosen = divided.filter(({ group }) => group.cells.some((cell) => given.has(cell)));
    if (chosen.length > 0) add(all, amount);
    for (const { own } of chosen) add(own, amount);
  }
  return {
    meaningId,
    text,
    groups: divided.map(({ group, own }): OrderedGroup => ({
      key: group.key,
      text: group.text,
      own: amountsOf(own),
      others: otherAmounts(all, own),
    })),
  };
}

function add(amounts: Map<number, number>, amount: number): void {
  amounts.set(amount, (amounts.get(amount) ?? 0) + 1);
}
