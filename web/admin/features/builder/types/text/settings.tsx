import { TextField } from '@shopify/polaris';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { useSettings } from '../../editor/use-settings.ts';

export function TextSettings({ question }: { question: QuestionOf<'text'> }) {
  const change = useSettings<'text'>(question);
  return (
    <TextField
      label="Placeholder (optional)"
      value={question.config.placeholder}
      onChange={(placeholder) => change({ placeholder })}
      maxLength={SURVEY_LIMITS.labelLength}
      helpText="Shown in the empty field, such as “Tell us in a sentence or two”."
      autoComplete="off"
    />
  );
}
