import type { Editing } from '../editing.ts';
import { scaleEditing, scaleRules } from '../helpers/scale-editing.ts';

export const npsEditing: Editing<'nps'> = {
  ...scaleEditing,
  name: 'Net promoter score',
  defaults: () => ({ scale: 10, minLabel: '', maxLabel: '', nextQuestionId: null }),
  rules: scaleRules('nps'),
  seconds: 7,
};
