import { OPENING } from './english-opening.ts';
import type { Messages } from './messages.ts';
import { words as multiSelectWords } from './types/multi_select/words/english.ts';

const COMMON = {
  ...multiSelectWords,
  bad: 'Bad',
  great: 'Great',
  outOf: '{n} of {m}',
} satisfies Partial<Messages>;

export type CommonWord = keyof typeof COMMON;

/** Adds the messages of the types that many surveys use to those that a view began with. */
export const ENGLISH_COMMON = Object.assign(OPENING, COMMON);
