import type { Editing } from '../editing.ts';

export const dateEditing: Editing<'date'> = {
  name: 'Date',
  defaults: () => ({ nextQuestionId: null, isTerminal: false }),
  keep: () => ({}),
  translate: () => ({}),
  meaning: () => null,
  rules: null,
  findings: () => [],
  fromTemplate: () => ({}),
  seconds: 10,
};
