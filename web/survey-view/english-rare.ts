import { OPENING } from './english-opening.ts';
import type { Messages } from './messages.ts';

const RARE = {
  date: 'Date, YYYY-MM-DD',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  invalidDate: 'Please enter a date as YYYY-MM-DD.',
  selectOption: 'Select an option',
  notANumber: 'Please enter a number.',
  notWhole: 'Please enter a whole number.',
  numberBetween: 'Please enter a number from {n} to {m}.',
  numberAtLeast: 'Please enter a number of at least {n}.',
  numberAtMost: 'Please enter a number of at most {n}.',
} satisfies Partial<Messages>;

export type RareWord = keyof typeof RARE;

/** Adds the messages of the types that few surveys use to those that a view began with. */
export const ENGLISH_RARE = Object.assign(OPENING, RARE);
