import { answerTo, type Answer } from '../answer.ts';
import type { CompiledSurvey } from '../compile-logic.ts';
import { findingAt, forward, questionAfter, start, withAnswer, type Course } from './course.ts';
import type { Kept, Snapshot } from './run.ts';

/**
 * The path as these answers lead it, on through questions that were seen before the shopper went back: what
 * was answered there still counts as long as the way leads there. A branch no longer taken isn't on it, and
 * an answer that can't stand as it is isn't among the answers.
 */
export function taken(survey: CompiledSurvey, course: Course): Pick<Snapshot, 'path' | 'answers'> {
  const path: string[] = [];
  const answers: Record<string, Answer> = {};
  let currentId = survey.questions[0]?.questionId;
  while (currentId !== undefined && course.cameFrom.has(currentId) && !path.includes(currentId)) {
    path.push(currentId);
    const here = { ...course, currentId };
    if (findingAt(survey, here) !== null) break;
    const answer = answerTo(course.answers, currentId);
    if (answer) answers[currentId] = answer;
    currentId = questionAfter(survey, here)?.questionId;
  }
  return { path, answers };
}

/**
 * Takes up a run where a snapshot left it, as far as the snapshot still agrees with the survey: it walks
 * the kept path again with the kept answers, and stops where they no longer lead on.
 */
export function resume(survey: CompiledSurvey, { path, answers, complete, currentQuestionId }: Kept): Course {
  let course = start(survey);
  for (let step = 0; course.currentId !== null && course.currentId === path?.[step]; step += 1) {
    course = withAnswer(survey, course, answerTo(answers ?? {}, course.currentId));
    const next = questionAfter(survey, course)?.questionId;
    const goesOn = next === undefined ? complete : next === path[step + 1];
    if (findingAt(survey, course) !== null || !goesOn) break;
    course = forward(survey, course);
  }
  const wasThere = currentQuestionId && !course.complete && course.cameFrom.has(currentQuestionId);
  return wasThere ? { ...course, currentId: currentQuestionId } : course;
}
