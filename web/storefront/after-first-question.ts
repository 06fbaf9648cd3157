// The code that the first question does not need: moving on, sending and the thank-you screen. It loads once the first
// question is painted.
import { browserUploadQueue } from '#web/collect/upload-queue.ts';
import { refusalSentence } from '#web/collect/refusal-sentence.ts';
import { thanksScreen } from '#web/survey-view/screens/thanks-screen.ts';
import { startRun } from '#web/survey-view/start-run.ts';
import { loadDefinition } from './load-definition.ts';
import { noteEvent } from './visitor-history.ts';

/** The views of the types that few surveys use. They share code with the run, so they load after it. */
const loadRareViews = () => import('#web/survey-view/types/rare-views.ts');

export {
  browserUploadQueue,
  loadDefinition,
  loadRareViews,
  noteEvent,
  refusalSentence,
  startRun,
  thanksScreen,
};
