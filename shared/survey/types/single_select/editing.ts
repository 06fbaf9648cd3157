import type { Editing } from '../editing.ts';
import { choiceDefaults, choiceEditing, oneChoiceRules } from '../helpers/choice-editing.ts';

export const singleSelectEditing: Editing<'single_select'> = {
  ...choiceEditing,
  name: 'Single choice',
  defaults: (newId) => ({ ...choiceDefaults(newId), displayType: 'radio' }),
  rules: oneChoiceRules,
  seconds: 9,
};
