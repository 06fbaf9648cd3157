import {
  choiceCells,
  choicePlaces,
  choiceResults,
  labelsOf,
  presentOrNull,
} from '../helpers/choice-results.ts';
import type { Results } from '../results.ts';

export const multiSelectResults: Results<'multi_select'> = {
  ...choiceResults,
  cells(question) {
    const cellOf = choiceCells(question);
    return ({ optionIds, promotedTo }) => presentOrNull(optionIds.map((id) => cellOf(id, promotedTo)));
  },
  answerPlaces: (question, cell) => choicePlaces(question, cell, (optionId) => ({ optionIds: [optionId] })),
  readable({ config }, { optionIds, otherValue, promotedTo }, promoted) {
    const labels = labelsOf(config, optionIds, promoted.get(promotedTo ?? ''));
    return { kind: 'choice', labels, other: otherValue };
  },
};
