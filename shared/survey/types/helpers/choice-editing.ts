import { answerTo, type SingleChoiceAnswer } from '../../answer.ts';
import { type IdSource, newOption, choiceIds } from '../../options.ts';
import type { QuestionTexts } from '../../definition.ts';
import { finding, type LogicFinding } from '../../logic-finding.ts';
import type { ChoiceConfig, ChoiceQuestion, Question } from '../../question.ts';
import { OTHER_ID } from '../../question-types.ts';
import { isChoice } from '../../question-traits.ts';
import type { QuestionText } from '../editing.ts';

/** The default label in the specification. Views translate it unless the merchant changes it. */
export const DEFAULT_OTHER_LABEL = 'Other';

/** Two blank options, so that a merchant can type at once. */
export function choiceDefaults(newId: IdSource): ChoiceConfig {
  return {
    options: [newOption('', newId), newOption('', newId)],
    randomize: true,
    allowOther: false,
    otherLabel: DEFAULT_OTHER_LABEL,
    nextQuestionId: null,
    isTerminal: false,
  };
}

/** The editing rules that single choice, multiple choice and dropdown share. */
export const choiceEditing = {
  keep(from: Question): Partial<Pick<ChoiceConfig, 'options' | 'randomize' | 'allowOther' | 'otherLabel'>> {
    if (!isChoice(from)) return {};
    const { options, randomize, allowOther, otherLabel } = from.config;
    return { options, randomize, allowOther, otherLabel };
  },
  translate(config: ChoiceConfig, texts: QuestionTexts): Pick<ChoiceConfig, 'options' | 'otherLabel'> {
    const byId = texts.options ?? {};
    return {
      options: config.options.map((option) => ({
        ...option,
        text: answerTo(byId, option.id) ?? option.text,
      })),
      otherLabel: texts.otherLabel ?? config.otherLabel,
    };
  },
  meaning: () => null,
  findings({ questionId, isRequired, config }: ChoiceQuestion): LogicFinding[] {
    if (choiceIds(config).length > 0) return [];
    const message = isRequired
      ? 'An answer is required here, but there are no options to choose from: the survey would stop.'
      : 'There are no options to choose from.';
    return [finding('no_options', isRequired ? 'error' : 'warning', message, questionId)];
  },
  fromTemplate(text: QuestionText): Pick<ChoiceConfig, 'options' | 'randomize' | 'allowOther'> {
    const options = Object.entries(text.options ?? {}).map(([key, option]) => {
      const id = optionId(text.key, key);
      return { id, text: option, meaningId: id };
    });
    return { options, randomize: !text.inOrder, allowOther: text.allowOther ?? false };
  },
};

export const oneChoiceRules = {
  values: choiceIds,
  takesSeveral: () => false,
  answerOf: ([optionId = '']: readonly string[]): SingleChoiceAnswer => ({ optionId, otherValue: null }),
};

/** An id that is unique within the survey; Other keeps its fixed id. */
export function optionId(questionKey: string, key: string): string {
  return key === OTHER_ID ? OTHER_ID : `${questionKey}-${key}`;
}
