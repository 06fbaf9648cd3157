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
import { toRunState } from './run-state.ts';
import type { Run, RunOptions } from './run.ts';
import { resume } from './snapshot.ts';
import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';

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

/**
 * For every question, the largest number of questions still to come, itself included: the longest path to the end
 * along rules and defaults. A loop, which only an unchecked draft has, is not followed twice.
 */
function longestPaths({ questions, targets }: CompiledSurvey): number[] {
  const known: number[] = [];
  const open = new Set<number>();

  const from = (index: number): number => {
    const found = known[index];
    if (found !== undefined) return found;
    open.add(index);
    const ways = (targets[index] ?? []).map((next) => (next < 0 || open.has(next) ? 0 : from(next)));
    open.delete(index);
    return (known[index] = 1 + Math.max(...ways));
  };

  return questions.map((_, index) => from(index));
}

/** A value computed on demand. It stays the same object until a change. */
interface Observed<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  readonly changed: () => void;
}

function observe<T extends object>(compute: () => T): Observed<T> {
  const listeners = new Set<() => void>();
  let value: T | null = null;
  return {
    get: () => (value ??= compute()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed: () => {
      value = null;
      for (const listener of [...listeners]) listener();
    },
  };
}
