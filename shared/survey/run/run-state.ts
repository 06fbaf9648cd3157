import { answerTo } from '../answer.ts';
import { END, type CompiledSurvey } from '../compile-logic.ts';
import { findingAt, nextAt, pathTo, previousId, questionAt, type Course } from './course.ts';
import { optionOrder } from './option-order.ts';
import type { Remaining } from './remaining.ts';
import type { Progress, RunState } from './run.ts';
import { takenPath } from './snapshot.ts';

/** What a view shows of a run. */
export function toRunState(
  survey: CompiledSurvey,
  course: Course,
  remaining: readonly Remaining[],
  respondentKey: string,
  refused: boolean,
): RunState {
  const question = questionAt(survey, course);
  const path = course.complete ? takenPath(survey, course) : pathTo(course);
  return {
    question,
    options: question ? optionOrder(question, respondentKey) : [],
    answer: question ? answerTo(course.answers, question.questionId) : undefined,
    answers: course.answers,
    path,
    progress: progressAt(survey, course, path, remaining),
    canGoBack: previousId(survey, course) !== null,
    isLast: question !== null && nextAt(survey, course) === END,
    finding: findingAt(survey, course),
    refused,
    done: course.complete,
    thankYou: survey.definition.thankYou,
  };
}

function progressAt(
  survey: CompiledSurvey,
  course: Course,
  path: readonly string[],
  remaining: readonly Remaining[],
): Progress {
  const index = course.currentId === null ? undefined : survey.indexById.get(course.currentId);
  const ahead = index === undefined ? undefined : remaining[index];
  if (index === undefined || ahead === undefined) {
    return { done: path.length, least: 0, most: 0, fraction: course.complete ? 1 : 0 };
  }
  // A preview may have been sent here from outside; then the order tells how far in this is.
  const cameFromTheFirst = path[0] === survey.questions[0]?.questionId;
  const done = cameFromTheFirst ? path.length - 1 : index;
  return { done, ...ahead, fraction: done / (done + ahead.most) };
}
