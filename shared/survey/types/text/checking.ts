import { ANSWER_LIMITS } from '../../answer-limits.ts';
import { isBlank } from '../../plain-text.ts';
import { hasOnly, pickOne, type Checking } from '../checking.ts';
import { textFault } from '../helpers/text-fault.ts';

const HAPPY = [
  'Lovely things, well packed.',
  'Fast and friendly.',
  'The mug is even nicer than in the picture.',
];
const SO_SO = [
  'Fine, though delivery took a while.',
  'Good, but I had to search for the size.',
  'It was all right.',
];
const UNHAPPY = [
  'It arrived chipped.',
  'Shipping was too expensive.',
  'I could not find what I was looking for.',
];

export const textChecking = {
  fault(_, fields) {
    if (!hasOnly(fields, 'value') || typeof fields.value !== 'string') return 'malformed';
    return isBlank(fields.value) ? 'blank' : textFault(fields.value, ANSWER_LIMITS.textLength);
  },
  madeUp: (_, mood) => ({
    value: pickOne(mood.content > 0.7 ? HAPPY : mood.content > 0.4 ? SO_SO : UNHAPPY, mood),
  }),
} satisfies Checking<'text'>;
