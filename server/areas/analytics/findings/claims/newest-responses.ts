import { resultsOf } from '#shared/analytics/types/registry.ts';
import { valueCell } from '#shared/analytics/cells.ts';
import type { MergedQuestion } from '#shared/analytics/merge-questions.ts';
import { questionResult } from '#shared/analytics/results.ts';
import { segmentLabel } from '../../segment-label.ts';
import type { CrossedGroup, CrossedScore } from './counted-survey.ts';
import { lowerFirst, quoted } from '#shared/analytics/finding-words.ts';

/** A response with the cells that it counts in, by meaning id. */
export interface NewestResponse {
  /** Null if nobody knows whose it is. */
  readonly customer: string | null;
  readonly customerType: string;
  readonly country: string;
  readonly cells: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The first of each customer. A customer who answers often says no more than another one. */
export function onePerCustomer<Response extends Pick<NewestResponse, 'customer'>>(
  responses: readonly Response[],
): Response[] {
  const known = new Set<string>();
  return responses.filter(({ customer }) => {
    if (customer === null) return true;
    const isFirst = !known.has(customer);
    known.add(customer);
    return isFirst;
  });
}

/** A group of fewer says nothing. */
export const FEWEST = 10;

/** Each score by the answers to each other question, and by country and customer type together. One response a customer. */
export function crossScores(
  questions: readonly MergedQuestion[],
  responses: readonly NewestResponse[],
): CrossedScore[] {
  const current = questions.filter(({ isCurrent }) => isCurrent);
  return current.flatMap((question) => {
    const values = valuesOf(question);
    if (values === null) return [];
    const scored = responses.flatMap((response) => {
      const cells = response.cells.get(question.meaningId);
      const value = cells ? values.of(cells) : -1;
      return value < 0 ? [] : [{ response, value }];
    });
    const { meaningId, text } = question;
    const score = { meaningId, text, kind: values.kind };
    return [
      ...current.flatMap((other): CrossedScore[] => {
        if (other.meaningId === meaningId) return [];
        const groups = answerGroups(other, scored, values.scale);
        return groups.length > 0 ? [{ ...score, by: other.meaningId, groups }] : [];
      }),
      ...[{ ...score, by: null, groups: kindGroups(scored, values.scale) }].filter(
        ({ groups }) => groups.length > 0,
      ),
    ];
  });
}

interface Scored {
  readonly response: NewestResponse;
  /** The place on the scale. */
  readonly value: number;
}

const NPS_SCALE = [-100, 0, 100];

/** The places of a score's answers on its scale; null for another question. */
export function valuesOf({ type, scale }: MergedQuestion) {
  if (scale === null) return null;
  const isNps = type === 'nps';
  const points = Array.from({ length: scale + 1 }, (_, value) => valueCell(value));
  return {
    kind: isNps ? ('nps' as const) : ('rating' as const),
    scale: isNps ? NPS_SCALE : Array.from({ length: scale }, (_, at) => at + 1),
    of: (cells: ReadonlySet<string>) => {
      const value = points.findIndex((cell) => cells.has(cell));
      if (!isNps || value < 0) return isNps ? value : value - 1;
      return value <= 6 ? 0 : value <= 8 ? 1 : 2;
    },
  };
}

/** Only options are crossed: which score goes with another score says little. */
function answerGroups(
  question: MergedQuestion,
  scored: readonly Scored[],
  scale: readonly number[],
): CrossedGroup[] {
  if (question.options.length < 2) return [];
  const groups = resultsOf(question).orderGroups?.(questionResult(question, new Map())) ?? [];
  const answered = scored.filter(({ response }) => response.cells.has(question.meaningId));
  return groups.flatMap(({ key, text, cells }) => {
    const isOwn = ({ response }: Scored) =>
      cells.some((cell) => response.cells.get(question.meaningId)?.has(cell));
    return divide(answered, isOwn, scale, { key, who: `those who chose ${quoted(text)}` });
  });
}

function kindGroups(scored: readonly Scored[], scale: readonly number[]): CrossedGroup[] {
  const known = scored.filter(
    ({ response: { country, customerType } }) =>
      country !== '' && (customerType === 'firstTime' || customerType === 'repeat'),
  );
  const kindOf = ({ response: { country, customerType } }: Scored) => `${country}:${customerType}`;
  return [...new Set(known.map(kindOf))].sort().flatMap((kind) => {
    const [country = '', customerType = ''] = kind.split(':');
    const people = lowerFirst(segmentLabel('customerType', customerType));
    const from = lowerFirst(segmentLabel('country', country)).replace('shoppers ', '');
    return divide(known, (one) => kindOf(one) === kind, scale, {
      key: kind,
      who: `${people} ${from}`,
    });
  });
}

function divide(
  scored: readonly Scored[],
  isOwn: (one: Scored) => boolean,
  values: readonly number[],
  group: Pick<CrossedGroup, 'key' | 'who'>,
): CrossedGroup[] {
  const [own, others] = [values.map(() => 0), values.map(() => 0)];
  let size = 0;
  for (const one of scored) {
    const counts = isOwn(one) ? own : others;
    if (counts === own) size += 1;
    counts[one.value] = (counts[one.value] ?? 0) + 1;
  }
  if (size < FEWEST || scored.length - size < FEWEST) return [];
  return [{ ...group, own: { values, counts: own }, others: { values, counts: others } }];
}

/**
 * How many times as much the counts of a question vary because customers answer more than once: the mean design effect of
 * its cells (Rao and Scott 1981), at least 1.
 */
export function repetitionOf(
  questions: readonly MergedQuestion[],
  responses: readonly NewestResponse[],
): ReadonlyMap<string, number> {
  const known = new Set(responses.flatMap(({ customer }) => (customer === null ? [] : [customer])));
  const named = responses.filter(({ customer }) => customer !== null).length;
  if (named === known.size) return new Map();
  return new Map(questions.map(({ meaningId }) => [meaningId, repetitionIn(meaningId, responses)]));
}

function repetitionIn(meaningId: string, responses: readonly NewestResponse[]): number {
  const answered = responses.flatMap(({ customer, cells }) => {
    const own = cells.get(meaningId);
    return own ? [{ customer, cells: own }] : [];
  });
  const counts = new Map<string, number>();
  for (const { cells } of answered) for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  let [together, alone] = [0, 0];
  for (const [cell, count] of counts) {
    const share = count / answered.length;
    const sums = new Map<string, number>();
    for (const { customer, cells } of answered) {
      const residual = Number(cells.has(cell)) - share;
      alone += residual ** 2;
      if (customer === null) together += residual ** 2;
      else sums.set(customer, (sums.get(customer) ?? 0) + residual);
    }
    for (const sum of sums.values()) together += sum ** 2;
  }
  return alone > 0 ? Math.max(1, together / alone) : 1;
}
