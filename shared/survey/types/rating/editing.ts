import type { Editing } from '../editing.ts';
import { scaleEditing, scaleRules } from '../helpers/scale-editing.ts';

const DEFAULT_SCALE = 5;

export const ratingEditing: Editing<'rating'> = {
  ...scaleEditing,
  name: 'Rating',
  defaults: () => ({
    scale: DEFAULT_SCALE,
    minLabel: '',
    maxLabel: '',
    displayType: 'stars',
    nextQuestionId: null,
    isTerminal: false,
  }),
  rules: scaleRules('rating'),
  fromTemplate: (text) => ({
    ...scaleEditing.fromTemplate(text),
    displayType: text.displayType ?? 'stars',
  }),
  seconds: 6,
};
