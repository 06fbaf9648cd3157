import { optionCell } from '../cells.ts';
import { choicesOf, compareOptions, countOptions, groupsOf, OPTION_PREFIX, summaryOf } from './choice.ts';
import { one, partOf, type Results } from './results.ts';

/** Each pinned theme counts like an option, so it has the cell of one. */
export const textResults: Results<'text'> = {
  isWords: true,
  cells:
    (question) =>
    ({ themes = [] }) =>
      themes.map((id) => one(question, optionCell(id))),
  result: (asked) => ({ ...asked.base, kind: 'text', themes: countOptions(asked) }),
  filterChoices: ({ themes }) => choicesOf(themes),
  answerPlaces: (question, cell) =>
    cell.startsWith(OPTION_PREFIX) ? [partOf(question, { themes: [cell.slice(OPTION_PREFIX.length)] })] : [],
  readable: (_, { value, themes = [] }, names) => ({
    kind: 'words',
    text: value,
    themes: themes.flatMap((id) => names.get(id) ?? []),
  }),
  searched: ({ text }) => [text],
  exported: ({ text }) => text,
  summaryRows: ({ themes }) => summaryOf('theme', themes),
  compare: (segment, own, other) =>
    own.themes.length === 0
      ? null
      : compareOptions(
          segment,
          { ...own, options: own.themes },
          { ...other, options: other.themes },
          'write about',
        ),
  orderGroups: ({ themes }) => groupsOf(themes),
  trend: null,
  isLowScore: null,
};
