import { ENGLISH_COMMON } from './english-common.ts';
import { ENGLISH_ENDING } from './english-ending.ts';
import { ENGLISH_RARE } from './english-rare.ts';
import type { Messages } from './messages.ts';

/** All of the view's messages in English. */
export const ENGLISH: Messages = Object.assign(ENGLISH_ENDING, ENGLISH_COMMON, ENGLISH_RARE);
