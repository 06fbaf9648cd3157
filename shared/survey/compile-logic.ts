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
  /** For each question where its rules and its default lead, END included: no answer leads elsewhere. */
  readonly targets: readonly (readonly number[])[];
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
  const outlines = questions.map((question, index) => {
    const following = index + 1 < questions.length ? index + 1 : END;
    return outline(question, following, find);
  });
  return {
    definition,
    questions,
    indexById,
    steps: outlines.map(compileStep),
    targets: outlines.map(({ rules, fallback }) => [...rules.map((rule) => rule.target), fallback]),
  };
}

/** A question's logic with every id resolved to an index. */
interface Outline {
  /** What rules compare with. */
  readonly select: Select;
  readonly rules: readonly CompiledRule[];
  readonly fallback: number;
}

type Select = (answer: Answer) => readonly string[];

function outline(question: Question, following: number, find: (id: string) => number): Outline {
  const { config, logic } = question;
  const select = selector(question);
  const otherwise = 'isTerminal' in config && config.isTerminal ? END : following;
  return {
    select: select ?? (() => []),
    rules: select ? logic.rules.flatMap((rule) => compileRule(rule, find)) : [],
    fallback: config.nextQuestionId === null ? otherwise : find(config.nextQuestionId),
  };
}

/** Null for the types whose rules don't run. */
function selector(question: Question): Select | null {
  switch (question.type) {
    case 'single_select':
    case 'drop_down':
      return (answer) => [(answer as SingleChoiceAnswer).optionId];
    case 'multi_select':
      return (answer) => (answer as MultiChoiceAnswer).optionIds;
    case 'rating':
    case 'nps':
      return (answer) => [String((answer as NumberAnswer).value)];
    case 'text':
    case 'date':
      return null;
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

function compileStep({ select, rules, fallback }: Outline): Step {
  if (rules.length === 0) return () => fallback;
  return (answer) => {
    const selected = answer ? select(answer) : [];
    if (selected.length === 0) return fallback;
    for (const rule of rules) {
      let any = false;
      for (const value of selected) any ||= rule.values.has(value);
      if (any === rule.contains) return rule.target;
    }
    return fallback;
  };
}
