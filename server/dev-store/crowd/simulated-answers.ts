import type { Answer } from '#shared/survey/answer.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { END } from '#shared/survey/flow/default-next.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { nextQuestion } from '#shared/survey/flow/next-question.ts';
import type { Question } from '#shared/survey/question.ts';
import { checkingOf } from '#shared/survey/types/registry.ts';
import type { RandomSource } from '../store/random-source.ts';

/** How satisfied a shopper is, from 0 to 1, and whether they finish the survey. */
export interface ShopperTraits {
  readonly content: number;
  readonly staysUntilEnd: boolean;
}

export interface SimulatedAnswers {
  readonly answers: Readonly<Record<string, Answer>>;
  readonly path: readonly string[];
  readonly complete: boolean;
}

/** Goes through a survey as its own logic leads; some stop on the way. */
export function answerSurvey(
  definition: SurveyDefinition,
  traits: ShopperTraits,
  random: RandomSource,
): SimulatedAnswers {
  const compiled = compileSurvey(definition);
  const { questions } = compiled;
  const answers: Record<string, Answer> = {};
  const path: string[] = [];
  let at = questions.length > 0 ? 0 : END;
  while (at !== END) {
    const question = questions[at];
    if (!question || path.includes(question.questionId)) break;
    path.push(question.questionId);
    const gaveUp = !traits.staysUntilEnd && path.length > 1 && random.happens(0.4);
    if (gaveUp) return { answers, path, complete: false };
    const skips = !question.isRequired && random.happens(0.4);
    const answer = skips ? undefined : madeUp(question, traits, random);
    if (answer) answers[question.questionId] = answer;
    at = nextQuestion(compiled, at, answer);
  }
  return { answers, path, complete: traits.staysUntilEnd };
}

function madeUp(question: Question, { content }: ShopperTraits, random: RandomSource): Answer {
  return checkingOf(question).madeUp(question, { content, next: () => random.next() });
}
