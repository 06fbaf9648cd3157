import { omit } from '#shared/own-value.ts';
import { answerTo, type Answer, type Answers, type AnswerFinding } from '#shared/survey/answer.ts';
import { answerFinding } from '#shared/survey/flow/answer-finding.ts';
import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import { nextQuestion } from '#shared/survey/flow/next-question.ts';
import type { Question } from '#shared/survey/question.ts';
import type { AnswerFields } from '#shared/survey/types/answering.ts';
import { answeringOf } from '#shared/survey/types/shoppers-registry.ts';

/**
 * The position and answers of a run. Each move makes a new object. No function here reads the clock or stores
 * anything.
 */
export interface Course {
  /** Null when complete, or when the survey has no questions. */
  readonly currentId: string | null;
  /** For each question reached by moving forward, the previous question; null for the first. */
  readonly cameFrom: ReadonlyMap<string, string | null>;
  readonly answers: Answers;
  readonly complete: boolean;
}

export function start(survey: CompiledSurvey): Course {
  const currentId = survey.questions[0]?.questionId ?? null;
  const cameFrom = new Map<string, null>(currentId === null ? [] : [[currentId, null]]);
  return { currentId, cameFrom, answers: {}, complete: false };
}

export function questionAt(survey: CompiledSurvey, course: Course): Question | null {
  return survey.questions[indexOf(survey, course.currentId)] ?? null;
}

export function findingAt(survey: CompiledSurvey, course: Course): AnswerFinding | null {
  const question = questionAt(survey, course);
  return question && answerFinding(question, answerTo(course.answers, question.questionId));
}

/** The question that follows with these answers; undefined if the survey ends. */
export function questionAfter(survey: CompiledSurvey, { answers, currentId }: Course): Question | undefined {
  const answer = answerTo(answers, currentId ?? '');
  return survey.questions[nextQuestion(survey, indexOf(survey, currentId), answer)];
}

export function withAnswer(survey: CompiledSurvey, course: Course, answer: Answer | undefined): Course {
  const question = questionAt(survey, course);
  if (question === null) return course;
  const others = omit(course.answers, question.questionId);
  const fitted = fitAnswer(question, answer);
  return { ...course, answers: fitted ? { ...others, [question.questionId]: fitted } : others };
}

export function forward(survey: CompiledSurvey, course: Course): Course {
  const next = questionAfter(survey, course);
  if (next === undefined) return { ...course, currentId: null, complete: true };
  const cameFrom = new Map(course.cameFrom).set(next.questionId, course.currentId);
  return { ...course, currentId: next.questionId, cameFrom };
}

/** The recorded previous question, else the previous one in order, else null. */
export function previousId(survey: CompiledSurvey, { currentId, cameFrom }: Course): string | null {
  const recorded = cameFrom.get(currentId ?? '');
  if (recorded !== undefined) return recorded;
  return survey.questions[indexOf(survey, currentId) - 1]?.questionId ?? null;
}

/** Question ids up to and including the current one, in the order they were reached. */
export function pathTo({ currentId, cameFrom }: Course): string[] {
  const path: string[] = [];
  for (let id = currentId; id !== null && !path.includes(id); id = cameFrom.get(id) ?? null) path.unshift(id);
  return path;
}

/** Carries the course over to an edited survey and drops what no longer fits. */
export function refit(survey: CompiledSurvey, course: Course): Course {
  const known = (id: string | null) => id === null || survey.indexById.has(id);
  const answers: Record<string, Answer> = {};
  for (const question of survey.questions) {
    const fitted = fitAnswer(question, answerTo(course.answers, question.questionId));
    if (fitted) answers[question.questionId] = fitted;
  }
  const cameFrom = new Map([...course.cameFrom].filter((step) => step.every(known)));
  const stays = course.complete || (course.currentId !== null && known(course.currentId));
  return stays ? { ...course, cameFrom, answers } : { ...start(survey), answers };
}

function indexOf(survey: CompiledSurvey, questionId: string | null): number {
  return survey.indexById.get(questionId ?? '') ?? -1;
}

/**
 * The part of a value that is a valid answer to the question, in its stored shape; undefined if nothing is. Accepts
 * any value: a view's input, or an answer that a browser stored for an older version of the survey.
 */
export function fitAnswer(question: Question, answer: unknown): Answer | undefined {
  return answeringOf(question).fit(question, Object(answer) as AnswerFields);
}
