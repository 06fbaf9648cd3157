import { ENGLISH_OPENING } from '#web/survey-view/english-opening.ts';
import type { Messages } from '#web/survey-view/messages.ts';

/** The words of the end come with what says them. */
export const ENGLISH = { ...ENGLISH_OPENING } as Messages;
