import { createCourier } from '#web/collect/courier.ts';
import { browserPost } from '#web/collect/browser-post.ts';
import { refusalSentence } from '#web/collect/refusal-sentence.ts';
import { ENGLISH_ENDING } from '#web/survey-view/english-ending.ts';
import { thanksScreen } from '#web/survey-view/screens/thanks-screen.ts';
import { startRun } from '#web/survey-view/start-run.ts';
import { noteEvent } from './visitor-history.ts';

/**
 * What the first question can do without: moving on, sending, the end. Asked for while that question is drawn, so it
 * is there before anybody can answer.
 */
export { browserPost, createCourier, ENGLISH_ENDING, noteEvent, refusalSentence, startRun, thanksScreen };
