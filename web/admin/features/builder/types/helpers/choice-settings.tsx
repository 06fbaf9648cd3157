import { Checkbox, TextField } from '@shopify/polaris';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { ChoiceQuestion } from '#shared/survey/question.ts';
import { OptionsEditor } from '../../editor/options-editor.tsx';
import { useSettings } from '../../editor/use-settings.ts';

type ChoiceType = ChoiceQuestion['type'];

interface ChoiceSettingsProps {
  readonly question: ChoiceQuestion;
  /** Whether an option can have a picture. */
  readonly hasPictures?: boolean;
}

/** The options and their display settings. */
export function ChoiceSettings({ question, hasPictures = true }: ChoiceSettingsProps) {
  const { randomize, allowOther, otherLabel } = question.config;
  const change = useSettings<ChoiceType>(question);
  return (
    <>
      <OptionsEditor question={question} hasPictures={hasPictures} />
      <Checkbox
        label="Show the options in random order"
        helpText="Each shopper sees an order of their own, so that no option wins by standing first."
        checked={randomize}
        onChange={(checked) => change({ randomize: checked })}
      />
      <Checkbox
        label="Let shoppers write another answer"
        checked={allowOther}
        onChange={(checked) => change({ allowOther: checked })}
      />
      {allowOther && (
        <TextField
          label="Name of the other answer"
          value={otherLabel}
          onChange={(label) => change({ otherLabel: label })}
          maxLength={SURVEY_LIMITS.labelLength}
          autoComplete="off"
        />
      )}
    </>
  );
}
