import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { ruleValues } from '#shared/survey/question-traits.ts';
import type { Question } from '#shared/survey/question.ts';
import { answerLabels } from '../editor/answer-words.ts';

/** One way on from a question, to the row of another or to the row after the last: the end. */
export interface Way {
  readonly from: number;
  readonly to: number;
  /** The answers that lead here; null for the way that needs none. */
  readonly words: string | null;
}

/** Every way through a survey, as its rules and settings say. */
export function waysOf({ questions }: SurveyDefinition): Way[] {
  const rows = new Map(questions.map(({ questionId }, row) => [questionId, row]));
  const end = questions.length;
  return questions.flatMap((question, from) => {
    const { config } = question;
    const following = 'isTerminal' in config && config.isTerminal ? end : from + 1;
    const onward = config.nextQuestionId === null ? following : (rows.get(config.nextQuestionId) ?? end);
    return [...ruleWays(question, from, rows, end), { from, to: onward, words: null }];
  });
}

const FEW = 3;

function ruleWays(question: Question, from: number, rows: ReadonlyMap<string, number>, end: number): Way[] {
  if (ruleValues(question) === null) return [];
  return question.logic.rules.flatMap(({ condition, action }) => {
    const [target] = action.questionIds;
    if (target === undefined) return [];
    const labels = answerLabels(question, condition.value);
    const more = labels.length > FEW ? ` and ${labels.length - FEW} more` : '';
    const named = labels.length > 0 ? labels.slice(0, FEW).join(', ') + more : 'no answer yet';
    const words = condition.operator === 'CONTAINS' ? named : `anything but ${named}`;
    return [{ from, to: rows.get(target) ?? end, words }];
  });
}
