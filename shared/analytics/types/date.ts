import { monthCell } from '../cells.ts';
import { rate } from '../intervals.ts';
import { figuresOf, one, type Results } from './results.ts';

const MONTH_PREFIX = monthCell('');

export const dateResults: Results<'date'> = {
  isWords: false,
  cells: (question) => (answer) => [one(question, monthCell(answer.value))],
  result({ base, cells }) {
    const months = [...cells]
      .filter(([cell, count]) => cell.startsWith(MONTH_PREFIX) && count > 0)
      .map(([cell, count]) => ({
        month: cell.slice(MONTH_PREFIX.length),
        rate: rate(count, base.answered),
      }))
      .sort((a, b) => (a.month < b.month ? -1 : 1));
    return { ...base, kind: 'date', months };
  },
  filterChoices: null,
  answerPlaces: (_, cell) =>
    cell.startsWith(MONTH_PREFIX) ? [{ part: {}, month: cell.slice(MONTH_PREFIX.length) }] : [],
  readable: (_, { value }) => ({ kind: 'text', text: value }),
  searched: ({ text }) => [text],
  exported: ({ text }) => text,
  summaryRows: ({ months }) => months.map(({ month, rate: found }) => ['month', month, ...figuresOf(found)]),
  compare: null,
  orderGroups: null,
  trend: null,
  isLowScore: null,
};
