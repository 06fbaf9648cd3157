import type { Answer } from '../answer.ts';
import { defaultNext, END } from './default-next.ts';
import type { SurveyDefinition } from '../definition.ts';
import type { Question, Rule } from '../question.ts';
import { answeringOf } from '../types/shoppers-registry.ts';

/** A definition prepared for many calls of `nextQuestion`. Questions are referred to by index. */
export interface CompiledSurvey {
  readonly definition: SurveyDefinition;
  readonly questions: readonly Question[];
  readonly indexById: ReadonlyMap<string, number>;
  /** The rules and defaults, which `nextQuestion` reads. */
  readonly logic: readonly CompiledLogic[];
  /** For each question all possible targets of its rules and its default, END included. */
  readonly targets: readonly (readonly number[])[];
}

/** A question's rules and default, with every id resolved to an index. */
export interface CompiledLogic {
  /** Returns the values that rules compare with. */
  readonly select: Select;
  /** In the question's order; empty for types without rules. */
  readonly rules: readonly CompiledRule[];
  readonly fallback: number;
}

export interface CompiledRule {
  readonly contains: boolean;
  readonly values: ReadonlySet<string>;
  /** END if the rule names a question that no longer exists; null if it names none. */
  readonly target: number | null;
}

type Select = (answer: Answer) => readonly string[];

/** Resolves a definition's ids once, so that finding the next question needs no search. */
export function compileSurvey(definition: SurveyDefinition): CompiledSurvey {
  const { questions } = definition;
  const indexById = new Map(questions.map((question, index) => [question.questionId, index]));
  const logic = questions.map((question, index): CompiledLogic => {
    const select = answeringOf(question).selected;
    return {
      select: select ?? (() => []),
      rules: select ? question.logic.rules.map((rule) => compileRule(rule, indexById)) : [],
      fallback: defaultNext(questions, index),
    };
  });
  return {
    definition,
    questions,
    indexById,
    logic,
    targets: logic.map(({ rules, fallback }) => [...rules.flatMap(({ target }) => target ?? []), fallback]),
  };
}

function compileRule({ action, condition }: Rule, indexById: ReadonlyMap<string, number>): CompiledRule {
  const [first] = action.questionIds;
  return {
    contains: condition.operator === 'CONTAINS',
    values: new Set(condition.value),
    target: first === undefined ? null : (indexById.get(first) ?? END),
  };
}
