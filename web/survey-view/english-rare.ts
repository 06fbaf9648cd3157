import { OPENING } from './english-opening.ts';
import { words as dateWords } from './types/date/words/english.ts';
import { words as dropDownWords } from './types/drop_down/words/english.ts';
import { words as numberWords } from './types/number/words/english.ts';

const RARE = { ...dateWords, ...dropDownWords, ...numberWords };

export type RareWord = keyof typeof RARE;

/** Adds the messages of the types that few surveys use to those that a view began with. */
export const ENGLISH_RARE = Object.assign(OPENING, RARE);
