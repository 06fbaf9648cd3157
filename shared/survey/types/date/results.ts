import { monthCell } from '../../../analytics/cells.ts';
import { rate } from '../../../analytics/intervals.ts';
import { listedTextResults } from '../helpers/text-results.ts';
import { figuresOf, one, type Results } from '../results.ts';

const MONTH_PREFIX = monthCell('');

export const dateResults: Results<'date'> = {
  ...listedTextResults,
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
  summaryRows: ({ months }) => months.map(({ month, rate: found }) => ['month', month, ...figuresOf(found)]),
  compare: null,
  orderGroups: null,
  trend: null,
  isLowScore: null,
};
