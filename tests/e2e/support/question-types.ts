/** Every type by its name in the chooser, and what is asked with it. */
export const TYPES = [
  ['Single choice', 'How did you find us?'],
  ['Multiple choice', 'What did you look at?'],
  ['Free text', 'What could be better?'],
  ['Rating', 'How easy was it?'],
  ['Net promoter score', 'Would you recommend us?'],
  ['Dropdown', 'Where do you live?'],
  ['Date', 'When did you order?'],
] as const;
