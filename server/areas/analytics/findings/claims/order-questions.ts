import { resultsOf } from '#shared/analytics/types/registry.ts';
import type { OrderGroup } from '#shared/analytics/types/results.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { questionResult } from '#shared/analytics/results.ts';
import type { OrderedGroup, OrderedQuestion } from './counted-survey.ts';
import type { NewestResponse } from './newest-responses.ts';

/** A response with its order. */
export interface OrderedCells extends Pick<NewestResponse, 'cells'> {
  readonly amount: number;
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

/** `sorted` ascends by amount, so that the amounts of each group do so too. */
function orderedQuestion(
  { meaningId, text }: MergedQuestion,
  groups: readonly OrderGroup[],
  sorted: readonly OrderedCells[],
): OrderedQuestion {
  const answered = sorted.flatMap(({ amount, cells }) => {
    const given = cells.get(meaningId);
    const chosen = given ? groups.map((group) => group.cells.some((cell) => given.has(cell))) : [];
    return chosen.includes(true) ? [{ amount, chosen }] : [];
  });
  return {
    meaningId,
    text,
    groups: groups.map(({ key, text: answer }, at): OrderedGroup => {
      const [own, others]: [AmountList, AmountList] = [[], []];
      for (const { amount, chosen } of answered) addLast(chosen[at] ? own : others, amount);
      return { key, text: answer, own, others };
    }),
  };
}

type AmountList = [amount: number, orders: number][];

/** Counts an amount that is at least as large as all before it. */
function addLast(list: AmountList, amount: number): void {
  const last = list.at(-1);
  if (last?.[0] === amount) last[1] += 1;
  else list.push([amount, 1]);
}
