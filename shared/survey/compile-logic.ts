import type { Answer, MultiChoiceAnswer, NumberAnswer, SingleChoiceAnswer } from './answer.ts';
import type { SurveyDefinition } from './definition.ts';
import { assertNever } from './never.ts';
import type { Question, Rule } from './question.ts';

/** Stands for the end of the survey where a question's index is expected. */
export const END = -1;

/** The index of the question that comes after this answer, or END. */
export type Step = (answer: Answer | undefined) => number;

/** A definition made ready once, to be asked many times. Questions are named by their index. */
export interface CompiledSurvey {
  readonly definition: SurveyDefinition;
  readonly questions: readonly Question[];
  readonly indexById: ReadonlyMap<string, number>;
  readonly steps: readonly Step[];
}

interface CompiledRule {
  readonly contains: boolean;
  readonly values: ReadonlySet<string>;
  readonly target: number;
}

/**
 * Turns each question's rules into one closure. It means exactly what `next-question.ts` says in plain words;
 * a property test holds the two together.
 */
export function compileSurvey(definition: SurveyDefinition): CompiledSurvey {
  const { questions } = definition;
  const indexById = new Map(questions.map((question, index) => [question.questionId, index]));
  const find = (questionId: string): number => indexById.get(questionId) ?? END;
  const steps = questions.map((question, index) => {
    const following = index + 1 < questions.length ? index + 1 : END;
    return compileStep(question, compileFallback(question, following, find), find);
  });
  return { definition, questions, indexById, steps };
}

function compileFallback(question: Question, following: number, find: (id: string) => number): number {
  const { config } = question;
  if (config.nextQuestionId !== null) return find(config.nextQuestionId);
  return 'isTerminal' in config && config.isTerminal ? END : following;
}

function compileStep(question: Question, fallback: number, find: (id: string) => number): Step {
  const rules = question.logic.rules.flatMap((rule) => compileRule(rule, find));
  if (rules.length === 0) return () => fallback;
  switch (question.type) {
    case 'single_select':
    case 'drop_down': {
      const byValue = tabulate(rules, fallback);
      return (answer) => (answer ? byValue((answer as SingleChoiceAnswer).optionId) : fallback);
    }
    case 'rating':
    case 'nps': {
      const byValue = tabulate(rules, fallback);
      return (answer) => (answer ? byValue(String((answer as NumberAnswer).value)) : fallback);
    }
    case 'multi_select':
      return (answer) =>
        answer ? firstMatch(rules, (answer as MultiChoiceAnswer).optionIds, fallback) : fallback;
    case 'text':
    case 'date':
      return () => fallback;
    default:
      return assertNever(question);
  }
}

/** A rule without a target is skipped; one whose target is gone ends the survey. */
function compileRule(rule: Rule, find: (id: string) => number): CompiledRule[] {
  const [first] = rule.action.questionIds;
  if (first === undefined) return [];
  const { operator, value } = rule.condition;
  return [{ contains: operator === 'CONTAINS', values: new Set(value), target: find(first) }];
}

/** With a single value only the values that rules name can differ, so every outcome is known beforehand. */
function tabulate(rules: readonly CompiledRule[], fallback: number): (value: string) => number {
  const named = new Set(rules.flatMap((rule) => [...rule.values]));
  const outcomes = new Map([...named].map((value) => [value, firstMatch(rules, [value], fallback)]));
  const unnamed = rules.find((rule) => !rule.contains)?.target ?? fallback;
  return (value) => outcomes.get(value) ?? unnamed;
}

function firstMatch(rules: readonly CompiledRule[], selected: readonly string[], fallback: number): number {
  if (selected.length === 0) return fallback;
  for (const rule of rules) {
    let any = false;
    for (const value of selected) any ||= rule.values.has(value);
    if (any === rule.contains) return rule.target;
  }
  return fallback;
}
