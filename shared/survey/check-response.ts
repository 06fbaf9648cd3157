import type { Answer } from './answer.ts';
import { answerFinding } from './answer-finding.ts';
import { checkAnswer, type AnswerFault } from './check-answer.ts';
import type { CompiledSurvey } from './compile-logic.ts';
import { walk } from './walk.ts';

export type ResponseFaultCode =
  AnswerFault | 'not_answers' | 'unknown_question' | 'off_path' | 'required' | 'too_few' | 'too_many';

/** One thing wrong with a response, and where. */
export interface ResponseFinding {
  readonly code: ResponseFaultCode;
  /** Null where the whole is at fault, or the id is none of this survey's. */
  readonly questionId: string | null;
}

export interface ResponseCheck {
  /** Empty if the response can be counted as it is. */
  readonly findings: readonly ResponseFinding[];
  /** The question ids that these answers lead through: all of them if complete, else up to the last answered. */
  readonly path: readonly string[];
}

/**
 * Checks a whole response of any shape. Never throws. A partial one may stop anywhere, but must be one that
 * the survey could have brought about up to there.
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
  // An answer that was refused above has its finding already.
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

/** The well-formed answers by question index; for everything else it adds a finding. */
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
