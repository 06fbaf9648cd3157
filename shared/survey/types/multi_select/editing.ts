import { finding } from '../../logic-finding.ts';
import { choiceIds } from '../../options.ts';
import type { Editing } from '../editing.ts';
import { choiceDefaults, choiceEditing } from '../helpers/choice-editing.ts';

export const multiSelectEditing: Editing<'multi_select'> = {
  ...choiceEditing,
  name: 'Multiple choice',
  defaults: (newId) => ({
    ...choiceDefaults(newId),
    maxSelect: null,
    minSelect: 1,
    displayType: 'checkbox',
  }),
  rules: {
    values: choiceIds,
    takesSeveral: ({ maxSelect }) => maxSelect !== 1,
    answerOf: (optionIds) => ({ optionIds, otherValue: null }),
  },
  findings(question) {
    const offered = choiceIds(question.config).length;
    const { minSelect, maxSelect } = question.config;
    const most = Math.min(offered, maxSelect ?? offered);
    if (offered === 0 || minSelect <= most) return choiceEditing.findings(question);
    const message = `At least ${minSelect} options must be chosen, but only ${most} can be.`;
    return [finding('impossible_selection', 'error', message, question.questionId)];
  },
  fromTemplate: (text) => ({ ...choiceEditing.fromTemplate(text), maxSelect: text.maxSelect ?? null }),
  seconds: 14,
};
