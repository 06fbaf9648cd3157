import { answerTo, type Answer } from '#shared/survey/answer.ts';
import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import { findingAt, forward, questionAfter, start, withAnswer, type Course } from './course.ts';
import type { PartialSnapshot, Snapshot } from './run.ts';

/**
 * The path of these answers, including questions that the shopper saw before going back: their answers still count
 * while the path leads there. Leaves out branches that are no longer taken and answers that are not valid.
 */
export function pathAndAnswers(survey: CompiledSurvey, course: Course): Pick<Snapshot, 'path' | 'answers'> {
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
 * Resumes a run from a snapshot as far as the snapshot fits the survey: it follows the stored path with the stored
 * answers and stops at the first mismatch.
 */
export function resume(
  survey: CompiledSurvey,
  { path, answers, complete, currentQuestionId }: PartialSnapshot,
): Course {
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
