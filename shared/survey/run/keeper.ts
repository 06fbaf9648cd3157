import type { CompiledSurvey } from '../compile-logic.ts';
import type { Course } from './course.ts';
import type { Kept, RunPorts, Snapshot } from './run.ts';
import { taken } from './snapshot.ts';
import { createStopwatch } from './stopwatch.ts';

/** Turns the course into snapshots with a growing revision, and hands them to the ports. */
export interface Keeper {
  /** Something changed: a new revision, stored on this device. */
  readonly keep: (survey: CompiledSurvey, course: Course) => void;
  /**
   * Hands over the latest revision, unless that was done or nothing has been answered. After a restore it
   * does so once more: what an earlier visit handed over may not have left the device.
   */
  readonly send: () => void;
  readonly clear: () => void;
  readonly snapshot: () => Snapshot;
}

export function createKeeper(
  firstSurvey: CompiledSurvey,
  firstCourse: Course,
  { clock, store, send }: RunPorts,
  restored: Kept | null | undefined,
): Keeper {
  let survey = firstSurvey;
  let course = firstCourse;
  let revision = restored?.revision ?? 0;
  let sent = 0;
  let changedAt = clock();
  const stopwatch = createStopwatch(clock, restored?.timings ?? {});
  stopwatch.switchTo(course.currentId);

  const snapshot = (): Snapshot => {
    const { path, answers } = taken(survey, course);
    return {
      revision,
      path,
      currentQuestionId: course.currentId,
      answers,
      timings: stopwatch.read(path),
      complete: course.complete,
      changedAt,
    };
  };

  return {
    keep: (nextSurvey, nextCourse) => {
      survey = nextSurvey;
      course = nextCourse;
      revision += 1;
      changedAt = clock();
      stopwatch.switchTo(course.currentId);
      store?.(snapshot());
    },
    send: () => {
      if (send === undefined || revision === sent) return;
      const latest = snapshot();
      if (Object.keys(latest.answers).length === 0 && !latest.complete) return;
      sent = revision;
      send(latest);
    },
    clear: stopwatch.clear,
    snapshot,
  };
}
