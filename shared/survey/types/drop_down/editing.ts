import type { Editing } from '../editing.ts';
import { choiceDefaults, choiceEditing, oneChoiceRules } from '../helpers/choice-editing.ts';

export const dropDownEditing: Editing<'drop_down'> = {
  ...choiceEditing,
  name: 'Dropdown',
  defaults: choiceDefaults,
  rules: oneChoiceRules,
  seconds: 10,
};
