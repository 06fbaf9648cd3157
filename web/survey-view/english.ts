import { ENGLISH_ENDING } from './english-ending.ts';
import { ENGLISH_OPENING } from './english-opening.ts';
import type { Messages } from './messages.ts';

export const ENGLISH: Messages = { ...ENGLISH_OPENING, ...ENGLISH_ENDING };
