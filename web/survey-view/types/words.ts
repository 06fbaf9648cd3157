import type { DateWords } from './date/words.ts';
import type { DropDownWords } from './drop_down/words.ts';
import type { MultiSelectWords } from './multi_select/words.ts';
import type { NumberWords } from './number/words.ts';

/**
 * The messages of the question types, each in its type's folder. A language's file includes those of all types, so
 * that a shopper loads one file. Messages that several types use are in that file itself.
 */
export interface TypeWords extends MultiSelectWords, DropDownWords, DateWords, NumberWords {}
