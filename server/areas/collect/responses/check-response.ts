import type { Answer } from '#shared/survey/answer.ts';
import { answerFinding } from '#shared/survey/flow/answer-finding.ts';
import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import { type AnswerFault, checkingOf } from '#shared/survey/types/registry.ts';
import { walk } from './walk.ts';
import type { Question } from '#shared/survey/question.ts';

export type ResponseFaultCode =
  | AnswerFault
  | 'not_answers'
  | 'unknown_question'
  | 'off_path'
  | 'required'
  | 'too_few'
  | 'too_many';

/** One error in a response, and where it is. */
export interface ResponseFinding {
  readonly code: ResponseFaultCode;
  /** Null when the error concerns the whole response, or when the survey has no question with the id. */
  readonly questionId: string | null;
}

export interface ResponseCheck {
  /** Empty if the response is valid. */
  readonly findings: readonly ResponseFinding[];
  /**
   * The ids of the questions on the path of these answers: the whole path if complete, else up to the last answered
   * question.
   */
  readonly path: readonly string[];
}

/**
 * Validates a response of any shape. Never throws. A partial response may stop anywhere, but the survey must allow
 * its answers up to there.
 */
export function checkResponse(
  survey: CompiledSurvey,
  answers: unknown,
  { complete }: { complete: boolean },
): ResponseCheck {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) {
    return { findings: [{ code: 'not_answers', questionId: null }], path: [] };
  }
  const findings: ResponseFinding[] = [];
  const accepted = readAnswers(survey, answers, findings);
  const whole = walk(survey, (index) => accepted[index]);
  const path = complete ? whole : upToLastAnswered(whole, accepted);
  const onPath = new Set(path);

  survey.questions.forEach((question, index) => {
    if (accepted[index] !== undefined && !onPath.has(index)) {
      findings.push({ code: 'off_path', questionId: question.questionId });
    }
  });
  // A refused answer already has a finding.
  const refused = new Set(findings.map((finding) => finding.questionId));
  const pathIds: string[] = [];
  for (const index of path) {
    const question = survey.questions[index];
    if (question === undefined) continue;
    pathIds.push(question.questionId);
    const lacking = answerFinding(question, accepted[index]);
    if (lacking !== null && !refused.has(question.questionId)) {
      findings.push({ code: lacking.code, questionId: question.questionId });
    }
  }
  return { findings, path: pathIds };
}

/** Returns the valid answers by question index, and adds a finding for everything else. */
function readAnswers(
  survey: CompiledSurvey,
  answers: object,
  findings: ResponseFinding[],
): readonly (Answer | undefined)[] {
  const accepted = survey.questions.map((): Answer | undefined => undefined);
  for (const [questionId, value] of Object.entries(answers)) {
    const index = survey.indexById.get(questionId);
    const question = index === undefined ? undefined : survey.questions[index];
    if (index === undefined || question === undefined) {
      findings.push({ code: 'unknown_question', questionId: null });
      continue;
    }
    const checked = checkAnswer(question, value);
    if ('fault' in checked) findings.push({ code: checked.fault, questionId });
    else accepted[index] = checked.answer;
  }
  return accepted;
}

function upToLastAnswered(
  path: readonly number[],
  accepted: readonly (Answer | undefined)[],
): readonly number[] {
  let end = path.length;
  while (end > 0 && accepted[path[end - 1] ?? 0] === undefined) end -= 1;
  return path.slice(0, end);
}

type CheckedAnswer = { readonly answer: Answer } | { readonly fault: AnswerFault };

/** Validates any value against its question. A valid value has exactly the fields of an answer. */
export function checkAnswer(question: Question, value: unknown): CheckedAnswer {
  if (typeof value !== 'object' || value === null) return { fault: 'malformed' };
  const fault = checkingOf(question).fault(question, value) as AnswerFault | null;
  return fault === null ? { answer: value as Answer } : { fault };
}
