import {
  findingAt,
  forward,
  previousId,
  questionAfter,
  refit,
  start,
  withAnswer,
  type Course,
} from './course.ts';
import { createSnapshotRecorder } from './snapshot-recorder.ts';
import { observe } from './observed.ts';
import { longestPaths } from './longest-paths.ts';
import { toRunState } from './run-state.ts';
import type { Run, RunOptions } from './run.ts';
import { resume } from './snapshot.ts';

/** The headless controller of one shopper's survey. Every view of a survey uses it. */
export function createRun({ survey: first, ports, respondentKey, mode, restore }: RunOptions): Run {
  let survey = first;
  let longest = longestPaths(survey);
  let course = restore ? resume(survey, restore) : start(survey);
  let refused = false;
  const preview = mode === 'preview';
  const recorder = createSnapshotRecorder(survey, course, preview ? { clock: ports.clock } : ports, restore);
  const state = observe(() => toRunState(survey, course, longest, respondentKey, refused));

  const move = (to: Course): true => {
    course = to;
    refused = false;
    recorder.record(survey, course);
    state.changed();
    return true;
  };

  const next = (): boolean => {
    if (course.currentId === null) return false;
    refused = findingAt(survey, course) !== null;
    if (!refused) {
      move(forward(survey, course));
      recorder.send();
    } else state.changed();
    return !refused;
  };

  return {
    getState: state.get,
    subscribe: state.subscribe,
    answer: (answer) => {
      if (course.currentId !== null) move(withAnswer(survey, course, answer));
    },
    next,
    submit: () => !questionAfter(survey, course) && next(),
    back: () => {
      const previous = previousId(survey, course);
      return previous !== null && move({ ...course, currentId: previous });
    },
    goTo: (questionId) =>
      preview &&
      survey.indexById.has(questionId) &&
      move({ ...course, currentId: questionId, complete: false }),
    restart: () => {
      if (!preview) return;
      recorder.clear();
      move(start(survey));
    },
    replaceSurvey: (edited) => {
      if (!preview) return;
      survey = edited;
      longest = longestPaths(survey);
      move(refit(survey, course));
    },
    snapshot: recorder.snapshot,
    flush: recorder.send,
  };
}
