import type { SurveyDefinition } from '#shared/survey/definition.ts';
import type { LogicFinding } from '#shared/survey/logic-finding.ts';
import { isBlank } from '#shared/survey/plain-text.ts';
import { questionName } from '../questions/type-words.ts';

/** One thing to do, or to look at, before a survey goes live. */
export interface Missing {
  readonly questionId: string | null;
  readonly sentence: string;
}

export interface Readiness {
  /** Nothing goes live with one of these. */
  readonly toFix: readonly Missing[];
  /** It can go live all the same. */
  readonly toLookAt: readonly Missing[];
}

export function readinessOf({ questions }: SurveyDefinition, findings: readonly LogicFinding[]): Readiness {
  const named = new Map(questions.map((question) => [question.questionId, questionName(question)]));
  const sentences = (severity: LogicFinding['severity']): Missing[] =>
    findings
      .filter((each) => each.severity === severity)
      .map(({ questionId, message }) => ({
        questionId,
        sentence: questionId === null ? message : `${named.get(questionId) ?? 'A question'}: ${message}`,
      }));
  const blank = questions
    .filter(({ text }) => isBlank(text))
    .map(({ questionId, orderIndex }) => ({
      questionId,
      sentence: `Question ${orderIndex + 1} has no text: shoppers would see “…”.`,
    }));
  return { toFix: sentences('error'), toLookAt: [...blank, ...sentences('warning')] };
}

/** What a draft lacks, in a few words under its name. */
export function readinessWords({ toFix }: Readiness, questionCount: number): string {
  if (questionCount === 0) return 'To go live: add a question';
  if (toFix.length === 0) return 'Ready to go live';
  return toFix.length === 1 ? 'To go live: 1 thing to fix' : `To go live: ${toFix.length} things to fix`;
}
