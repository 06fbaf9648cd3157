import { withDefaultConfig } from '#shared/survey/edit/defaults.ts';
import type { IdSource } from '#shared/survey/options.ts';
import type { Question, Rule } from '#shared/survey/question.ts';
import type { QuestionType } from '#shared/survey/question-types.ts';
import { isChoice } from '#shared/survey/question-traits.ts';
import { ruleValues } from '#shared/survey/flow/rule-values.ts';
import { editingOf } from '#shared/survey/types/registry.ts';
import { changeQuestion, type EditingState } from '#shared/survey/edit/editing-state.ts';

/** Changes the type of a question and keeps what the new type supports. The question gets a new meaning. */
export function changeType(
  state: EditingState,
  questionId: string,
  type: QuestionType,
  newId: IdSource,
): EditingState {
  return changeQuestion(state, questionId, (question) => {
    if (question.type === type) return question;
    const changed = keepConfig(withDefaultConfig(question, type, newId), question);
    return { ...changed, meaningId: newId(), logic: { rules: keepRules(question, changed) } };
  });
}

function keepConfig(changed: Question, from: Question): Question {
  const { nextQuestionId } = from.config;
  const isTerminal = 'isTerminal' in from.config && from.config.isTerminal;
  const flow = 'isTerminal' in changed.config ? { nextQuestionId, isTerminal } : { nextQuestionId };
  return { ...changed, config: { ...changed.config, ...editingOf(changed).keep(from), ...flow } } as Question;
}

/**
 * The rules that the new type supports. Between choice types all rules stay; a rule about a number stays if the new
 * scale has that number.
 */
function keepRules(from: Question, to: Question): readonly Rule[] {
  if (isChoice(from) && isChoice(to)) return from.logic.rules;
  if (isChoice(from) || isChoice(to)) return [];
  const known = new Set(ruleValues(to) ?? []);
  return from.logic.rules.flatMap((rule) => {
    const value = rule.condition.value.filter((each) => known.has(each));
    return value.length === 0 ? [] : [{ ...rule, condition: { ...rule.condition, value } }];
  });
}
