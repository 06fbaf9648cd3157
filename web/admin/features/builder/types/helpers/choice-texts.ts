import type { ChoiceConfig } from '#shared/survey/question.ts';
import type { SettingText } from '../builder-type.ts';

export function choiceTexts({ options, allowOther, otherLabel }: ChoiceConfig): SettingText[] {
  const own = options.map(({ id, text }, index): SettingText => ({
    optionId: id,
    label: `Option ${index + 1}`,
    original: text,
  }));
  return allowOther
    ? [...own, { key: 'otherLabel', label: 'Name of the other answer', original: otherLabel }]
    : own;
}
