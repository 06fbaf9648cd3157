import type { Answer, MultiChoiceAnswer, NumberAnswer, SingleChoiceAnswer } from './answer.ts';
import type { SurveyDefinition } from './definition.ts';
import { assertNever } from './never.ts';
import type { Question, Rule } from './question.ts';

/**
 * The question that follows, or null when the survey ends. The first matching rule decides, then the
 * question's own default, then whether it is terminal, then the order. A question that no longer exists
 * ends the survey.
 */
export function nextQuestion(
  definition: SurveyDefinition,
  questionId: string,
  answer: Answer | undefined,
): Question | null {
  const { questions } = definition;
  const index = questions.findIndex((each) => each.questionId === questionId);
  const question = questions[index];
  if (question === undefined) return null;

  const { config } = question;
  const named = ruleTarget(question, answer) ?? config.nextQuestionId;
  if (named !== null) return questions.find((each) => each.questionId === named) ?? null;
  if ('isTerminal' in config && config.isTerminal) return null;
  return questions[index + 1] ?? null;
}

function ruleTarget(question: Question, answer: Answer | undefined): string | null {
  const rule = question.logic.rules[firstMatchingRule(question, selectedValues(question, answer)) ?? -1];
  return rule?.action.questionIds[0] ?? null;
}

/** The index of the rule that decides for this selection, or null. A rule without a target is skipped. */
export function firstMatchingRule(question: Question, selected: readonly string[]): number | null {
  if (selected.length === 0) return null;
  const { rules } = question.logic;
  const index = rules.findIndex((rule) => rule.action.questionIds.length > 0 && matches(rule, selected));
  return index < 0 ? null : index;
}

function matches({ condition }: Rule, selected: readonly string[]): boolean {
  const any = selected.some((value) => condition.value.includes(value));
  return condition.operator === 'CONTAINS' ? any : !any;
}

/** What rules compare with; empty for unanswered questions and for types whose rules don't run. */
function selectedValues(question: Question, answer: Answer | undefined): readonly string[] {
  if (answer === undefined) return [];
  switch (question.type) {
    case 'single_select':
    case 'drop_down':
      return [(answer as SingleChoiceAnswer).optionId];
    case 'multi_select':
      return (answer as MultiChoiceAnswer).optionIds;
    case 'rating':
    case 'nps':
      return [String((answer as NumberAnswer).value)];
    case 'text':
    case 'date':
      return [];
    default:
      return assertNever(question);
  }
}
