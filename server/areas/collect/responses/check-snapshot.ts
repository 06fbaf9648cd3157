import { AppError, type FieldErrors } from '#shared/errors.ts';
import { LARGEST_INT } from '#shared/largest-int.ts';
import { answerTo, type Answers } from '#shared/survey/answer.ts';
import { answerFinding } from '#shared/survey/flow/answer-finding.ts';
import { checkResponse } from './check-response.ts';
import type { CompiledSurvey } from '#shared/survey/flow/compile-logic.ts';
import { walk } from './walk.ts';

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
