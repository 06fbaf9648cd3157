import type { Editing } from '../editing.ts';

export const textEditing: Editing<'text'> = {
  name: 'Free text',
  defaults: () => ({ placeholder: '', nextQuestionId: null, isTerminal: false }),
  keep: () => ({}),
  translate: (config, { placeholder = config.placeholder }) => ({ placeholder }),
  meaning: () => null,
  rules: null,
  findings: () => [],
  fromTemplate: ({ placeholder = '' }) => ({ placeholder }),
  seconds: 25,
};
