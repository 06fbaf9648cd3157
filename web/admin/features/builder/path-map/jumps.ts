import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { ruleValues } from '#shared/survey/flow/rule-values.ts';
import type { Question } from '#shared/survey/question.ts';
import { answerLabels } from '../editor/answer-labels.ts';

/** A jump from one question's row to another row; the row after the last question is the end. */
export interface Jump {
  readonly from: number;
  readonly to: number;
  /** The answers that trigger the jump; null for the default. */
  readonly words: string | null;
}

/** All jumps of a survey, from its rules and settings. */
export function jumpsOf({ questions }: SurveyDefinition): Jump[] {
  const rows = new Map(questions.map(({ questionId }, row) => [questionId, row]));
  const end = questions.length;
  return questions.flatMap((question, from) => {
    const { config } = question;
    const following = 'isTerminal' in config && config.isTerminal ? end : from + 1;
    const onward = config.nextQuestionId === null ? following : (rows.get(config.nextQuestionId) ?? end);
    return [...ruleJumps(question, from, rows, end), { from, to: onward, words: null }];
  });
}

const FEW = 3;

function ruleJumps(question: Question, from: number, rows: ReadonlyMap<string, number>, end: number): Jump[] {
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

/** All jumps from one row to another row together. */
export interface Way {
  readonly from: number;
  readonly to: number;
  /** The answers that lead this way; null if all do. */
  readonly words: string | null;
}

/** Joins jumps with the same ends, and names the default of a question that has other ways. */
export function joinJumps(jumps: readonly Jump[]): Way[] {
  const ways = new Map<string, { from: number; to: number; words: string[] }>();
  for (const { from, to, words } of jumps) {
    const key = `${from} ${to}`;
    const way = ways.get(key) ?? { from, to, words: [] };
    way.words.push(words ?? 'Otherwise');
    ways.set(key, way);
  }
  const joined = [...ways.values()];
  const branching = new Set(
    joined.map(({ from }) => from).filter((from, at, all) => all.indexOf(from) !== at),
  );
  return joined.map(({ from, to, words }) => ({
    from,
    to,
    words: branching.has(from) ? [...new Set(words)].join(' · ') : null,
  }));
}
