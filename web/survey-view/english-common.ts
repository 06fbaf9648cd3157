import { OPENING } from './english-opening.ts';
import type { Messages } from './messages.ts';

const COMMON = {
  too_few: 'Choose at least {n}.',
  too_many: 'Choose at most {n}.',
  bad: 'Bad',
  great: 'Great',
  outOf: '{n} of {m}',
} satisfies Partial<Messages>;

export type CommonWord = keyof typeof COMMON;

/** Adds the messages of the types that many surveys use to those that a view began with. */
export const ENGLISH_COMMON = Object.assign(OPENING, COMMON);
