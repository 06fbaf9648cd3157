import { withDefaultConfig, type IdSource } from '../defaults.ts';
import { assertNever } from '../never.ts';
import type { ChoiceConfig, Question, QuestionType, Rule } from '../question.ts';
import { isChoice, ruleValues } from '../question-traits.ts';
import { changeQuestion, type EditingState } from './editing-state.ts';

/**
 * Makes a question of another type out of this one, keeping what the new type can keep. It asks something
 * else from then on, so it gets a new meaning.
 */
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
  const next = { nextQuestionId: from.config.nextQuestionId };
  const flow = { ...next, isTerminal: 'isTerminal' in from.config && from.config.isTerminal };
  switch (changed.type) {
    case 'single_select':
      return { ...changed, config: { ...changed.config, ...keptChoices(from), ...flow } };
    case 'multi_select':
      return { ...changed, config: { ...changed.config, ...keptChoices(from), ...flow } };
    case 'drop_down':
      return { ...changed, config: { ...changed.config, ...keptChoices(from), ...flow } };
    case 'rating':
      return { ...changed, config: { ...changed.config, ...keptLabels(from), ...flow } };
    case 'nps':
      return { ...changed, config: { ...changed.config, ...keptLabels(from), ...next } };
    case 'text':
      return { ...changed, config: { ...changed.config, ...flow } };
    case 'date':
      return { ...changed, config: { ...changed.config, ...flow } };
    default:
      return assertNever(changed);
  }
}

function keptChoices(
  from: Question,
): Partial<Pick<ChoiceConfig, 'options' | 'randomize' | 'allowOther' | 'otherLabel'>> {
  if (!isChoice(from)) return {};
  const { options, randomize, allowOther, otherLabel } = from.config;
  return { options, randomize, allowOther, otherLabel };
}

function keptLabels(from: Question): { minLabel?: string; maxLabel?: string } {
  if (from.type !== 'rating' && from.type !== 'nps') return {};
  return { minLabel: from.config.minLabel, maxLabel: from.config.maxLabel };
}

/** Rules that name a value of the new type. Between choices all stay; a number stays where the scale has it. */
function keepRules(from: Question, to: Question): readonly Rule[] {
  if (isChoice(from) && isChoice(to)) return from.logic.rules;
  if (isChoice(from) || isChoice(to)) return [];
  const known = new Set(ruleValues(to) ?? []);
  return from.logic.rules.flatMap((rule) => {
    const value = rule.condition.value.filter((each) => known.has(each));
    return value.length === 0 ? [] : [{ ...rule, condition: { ...rule.condition, value } }];
  });
}
