import { type Answer, answerTo, type Answers } from '#shared/survey/answer.ts';
import { answerFinding } from '#shared/survey/flow/answer-finding.ts';
import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import { type AnswerFault, checkingOf } from '#shared/survey/types/registry.ts';
import type { Question } from '#shared/survey/question.ts';
import { nextQuestion } from '#shared/survey/flow/next-question.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import { LARGEST_INT } from '#shared/largest-int.ts';

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

/**
 * The indexes of the questions on the path of these answers, from the first. Stops at the end, where `goesOn`
 * returns false, and before it visits a question twice.
 */
export function walk(
  survey: CompiledSurvey,
  answerAt: (index: number) => Answer | undefined,
  goesOn: (from: number, to: number) => boolean = () => true,
): number[] {
  const path: number[] = [];
  const seen = new Uint8Array(survey.questions.length);
  let index = survey.questions.length > 0 ? 0 : -1;
  while (index >= 0 && seen[index] === 0) {
    seen[index] = 1;
    path.push(index);
    const next = nextQuestion(survey, index, answerAt(index));
    if (next >= 0 && !goesOn(index, next)) break;
    index = next;
  }
  return path;
}

interface Snapshot {
  readonly answers: Answers;
  readonly complete: boolean;
  readonly path: readonly string[];
  readonly timings: Readonly<Record<string, number>>;
}

interface CheckedSnapshot {
  /** The questions that the shopper saw. */
  readonly path: readonly string[];
  readonly timings: Readonly<Record<string, number>>;
}

/** Refuses answers that are impossible in this version. Returns the path that the answers lead along. */
export function checkSnapshot(survey: CompiledSurvey, snapshot: Snapshot): CheckedSnapshot {
  const { answers, complete } = snapshot;
  const { findings, path: answered } = checkResponse(survey, answers, { complete });
  if (findings.length > 0) {
    const fields: FieldErrors = {};
    for (const { questionId, code } of findings) fields[questionId ?? 'answers'] ??= code;
    throw new AppError('ANSWERS_REFUSED', undefined, { fields });
  }
  if (!complete && Object.keys(answers).length === 0) {
    throw new AppError('ANSWERS_REFUSED', undefined, { fields: { answers: 'none' } });
  }
  const path = complete ? answered : seenPath(survey, snapshot, answered);
  return { path, timings: timingsOn(path, snapshot.timings) };
}

/**
 * The answered path and the questions that the shopper saw after it. It ends where the answers do not lead on, or at an
 * unanswered required question.
 */
function seenPath(
  survey: CompiledSurvey,
  { answers, path: said }: Snapshot,
  answered: readonly string[],
): readonly string[] {
  if (said.length <= answered.length) return answered;
  const lead = walk(survey, (index) => answerTo(answers, survey.questions[index]?.questionId ?? ''));
  const path: string[] = [];
  for (const index of lead) {
    const question = survey.questions[index];
    if (question === undefined) break;
    if (path.length >= answered.length && said[path.length] !== question.questionId) break;
    path.push(question.questionId);
    if (answerFinding(question, answerTo(answers, question.questionId)) !== null) break;
  }
  return path;
}

function timingsOn(
  path: readonly string[],
  timings: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const kept: Record<string, number> = {};
  for (const questionId of path) {
    const time = Object.hasOwn(timings, questionId) ? timings[questionId] : undefined;
    if (time !== undefined) kept[questionId] = Math.round(Math.min(time, LARGEST_INT));
  }
  return kept;
}
