import { finding } from '../../logic-finding.ts';
import type { Editing } from '../editing.ts';
import { boundsOf } from './number-fault.ts';

export const numberEditing: Editing<'number'> = {
  name: 'Number',
  defaults: () => ({
    unit: '',
    min: null,
    max: null,
    decimals: false,
    nextQuestionId: null,
    isTerminal: false,
  }),
  keep: () => ({}),
  translate: (config, { unit = config.unit }) => ({ unit }),
  meaning: ({ unit }) => unit.trim(),
  rules: null,
  findings({ questionId, config }) {
    const { least, most } = boundsOf(config);
    const isPossible = config.decimals ? least <= most : Math.ceil(least) <= Math.floor(most);
    if (isPossible) return [];
    const message = 'No number lies between the smallest and the largest one that are allowed.';
    return [finding('impossible_selection', 'error', message, questionId)];
  },
  // The template catalogue has no number questions.
  fromTemplate: () => ({}),
  seconds: 10,
};
