import { answerTo } from '#shared/survey/answer.ts';
import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import { findingAt, pathTo, previousId, questionAfter, questionAt, type Course } from './course.ts';
import { optionOrder } from './option-order.ts';
import type { Progress, RunState } from './run.ts';
import { pathAndAnswers } from './snapshot.ts';

/** Builds the state that a view shows. */
export function toRunState(
  survey: CompiledSurvey,
  course: Course,
  longest: readonly number[],
  respondentKey: string,
  refused: boolean,
): RunState {
  const question = questionAt(survey, course);
  const path = course.complete ? pathAndAnswers(survey, course).path : pathTo(course);
  return {
    question,
    options: question ? optionOrder(question, respondentKey) : [],
    answer: question ? answerTo(course.answers, question.questionId) : undefined,
    answers: course.answers,
    path,
    progress: progressAt(survey, course, path, longest),
    canGoBack: previousId(survey, course) !== null,
    isLast: question !== null && questionAfter(survey, course) === undefined,
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
  longest: readonly number[],
): Progress {
  const index = survey.indexById.get(course.currentId ?? '');
  if (index === undefined) return { done: path.length, left: 0, fraction: course.complete ? 1 : 0 };
  // Outside code may move a preview to any question. The question's position then gives the progress.
  const cameFromTheFirst = path[0] === survey.questions[0]?.questionId;
  const done = cameFromTheFirst ? path.length - 1 : index;
  const left = longest[index] ?? 0;
  return { done, left, fraction: done / (done + left) };
}
