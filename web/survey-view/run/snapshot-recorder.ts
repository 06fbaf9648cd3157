import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { Course } from './course.ts';
import type { PartialSnapshot, RunPorts, Snapshot } from './run.ts';
import { pathAndAnswers } from './snapshot.ts';
import { createStopwatch } from './stopwatch.ts';

/** Turns the course into snapshots with a growing revision, and passes them to the ports. */
export interface SnapshotRecorder {
  /** Stores a changed course on this device, with a new revision. */
  readonly record: (survey: CompiledSurvey, course: Course) => void;
  /**
   * Sends the latest revision, unless it was sent or nothing is answered. Sends it again after a restore, because an
   * earlier visit's snapshot may not have left the device.
   */
  readonly send: () => void;
  readonly clear: () => void;
  readonly snapshot: () => Snapshot;
}

export function createSnapshotRecorder(
  firstSurvey: CompiledSurvey,
  firstCourse: Course,
  { clock, store, send }: RunPorts,
  restored: PartialSnapshot | null | undefined,
): SnapshotRecorder {
  let survey = firstSurvey;
  let course = firstCourse;
  let revision = restored?.revision ?? 0;
  let sent = 0;
  let changedAt = clock();
  const stopwatch = createStopwatch(clock, restored?.timings ?? {});
  stopwatch.switchTo(course.currentId);

  const snapshot = (): Snapshot => {
    const { path, answers } = pathAndAnswers(survey, course);
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
    record: (nextSurvey, nextCourse) => {
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
