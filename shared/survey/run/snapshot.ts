import { answerTo, type Answer } from '../answer.ts';
import { answerFinding } from '../answer-finding.ts';
import type { CompiledSurvey } from '../compile-logic.ts';
import { walk } from '../walk.ts';
import { findingAt, forward, nextAt, start, withAnswer, type Course } from './course.ts';
import type { Snapshot } from './run.ts';

/**
 * The path as these answers lead it, on through questions that were seen before the shopper went back: what
 * was answered there still counts as long as the way leads there. A branch no longer taken isn't on it.
 */
export function takenPath(survey: CompiledSurvey, course: Course): string[] {
  const idAt = (index: number) => survey.questions[index]?.questionId ?? '';
  const answerAt = (index: number) => answerTo(course.answers, idAt(index));
  const mayLeave = (index: number) => {
    const question = survey.questions[index];
    return question !== undefined && answerFinding(question, answerAt(index)) === null;
  };
  return walk(survey, answerAt, (from, to) => mayLeave(from) && course.cameFrom.has(idAt(to))).map(idAt);
}

/** The answers on the path that can stand as they are. */
export function takenAnswers(
  survey: CompiledSurvey,
  course: Course,
  path: readonly string[],
): Record<string, Answer> {
  const taken: Record<string, Answer> = {};
  for (const questionId of path) {
    const question = survey.questions[survey.indexById.get(questionId) ?? -1];
    const answer = answerTo(course.answers, questionId);
    if (question && answer && answerFinding(question, answer) === null) taken[questionId] = answer;
  }
  return taken;
}

/**
 * Takes up a run where a snapshot left it, as far as the snapshot still agrees with the survey: it walks
 * the kept path again with the kept answers, and stops where they no longer lead on.
 */
export function resume(survey: CompiledSurvey, snapshot: Snapshot): Course {
  const path: unknown[] = Array.isArray(snapshot.path) ? snapshot.path : [];
  const answers: unknown = snapshot.answers;
  const kept = typeof answers === 'object' && answers !== null ? (answers as Snapshot['answers']) : {};
  let course = start(survey);
  for (let step = 0; course.currentId !== null && course.currentId === path[step]; step += 1) {
    course = withAnswer(survey, course, answerTo(kept, course.currentId));
    const next = survey.questions[nextAt(survey, course)]?.questionId;
    const ends = next === undefined && snapshot.complete;
    const goesOn = ends || (next !== undefined && next === path[step + 1]);
    if (findingAt(survey, course) !== null || !goesOn) break;
    course = forward(survey, course);
  }
  const { currentQuestionId } = snapshot;
  const wasThere = !course.complete && course.cameFrom.has(currentQuestionId ?? '');
  return wasThere ? { ...course, currentId: currentQuestionId } : course;
}

/** The timings of a snapshot for the questions of this survey; anything else in it is left out. */
export function keptTimings(survey: CompiledSurvey, timings: unknown): Record<string, number> {
  const kept: Record<string, number> = {};
  if (typeof timings !== 'object' || timings === null) return kept;
  for (const { questionId } of survey.questions) {
    const spent = answerTo(timings as Record<string, unknown>, questionId);
    if (typeof spent === 'number' && spent >= 0) kept[questionId] = spent;
  }
  return kept;
}
