import { valueCell } from '../cells.ts';
import { rate } from '../intervals.ts';
import type { NumberAnswer } from '../../survey/answer.ts';
import type { ScaleQuestion } from '../../survey/question.ts';
import type { PointResult } from '../../survey/types/result-schema.ts';
import { type AnswerPlace, type FilterChoice, numbered, one, type OrderGroup, partOf } from './results.ts';
import type { ReadableScore } from '../../survey/types/helpers/scale-schema.ts';

const VALUE_PREFIX = valueCell('');

/** The results that rating and NPS share. */
export const scaleResults = {
  isWords: false,
  cells: (question: ScaleQuestion) => (answer: NumberAnswer) => [one(question, valueCell(answer.value))],
  filterChoices: ({ points: all }: { readonly points: readonly PointResult[] }): FilterChoice[] =>
    all.map(({ value }) => ({ cell: valueCell(value), text: String(value) })),
  answerPlaces: (question: ScaleQuestion, cell: string): AnswerPlace[] =>
    cell.startsWith(VALUE_PREFIX)
      ? [partOf(question, { value: Number(cell.slice(VALUE_PREFIX.length)) })]
      : [],
  readable: ({ config }: ScaleQuestion, { value }: NumberAnswer): ReadableScore => ({
    kind: 'number',
    value,
    scale: config.scale,
  }),
  searched: () => [],
  exported: ({ value }: ReadableScore) => value,
};

export const byValue = (cells: ReadonlyMap<string, number>) => numbered(cells, VALUE_PREFIX);

export function points(
  counts: ReadonlyMap<number, number>,
  from: number,
  to: number,
  answered: number,
): PointResult[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => {
    const value = from + step;
    return { value, rate: rate(counts.get(value) ?? 0, answered) };
  });
}

/** Parts of a scale with their names, such as *Promoters (9–10)*, without parts that have no points. */
export function groupPoints(
  all: readonly PointResult[],
  parts: readonly (readonly [name: string, contains: (value: number) => boolean])[],
): OrderGroup[] {
  return parts.flatMap(([name, contains]) => {
    const values = all.map(({ value }) => value).filter(contains);
    const [first, last] = [values[0], values.at(-1)];
    if (first === undefined) return [];
    const text = `${name} (${first === last ? first : `${first}–${last}`})`;
    return [{ key: name.toLowerCase(), text, cells: values.map((value) => valueCell(value)) }];
  });
}
