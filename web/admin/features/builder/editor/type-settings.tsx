import { TextField } from '@shopify/polaris';
import { SURVEY_LIMITS } from '#shared/limits.ts';
import { assertNever } from '#shared/survey/never.ts';
import type { Question, QuestionOf } from '#shared/survey/question.ts';
import { ChoiceSettings, SelectionCounts } from './choice-settings.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { NpsSettings, RatingSettings } from './scale-settings.tsx';
import { useSettings } from './use-settings.ts';

/** What one type has and others have not. */
export function TypeSettings({ question }: { question: Question }) {
  switch (question.type) {
    case 'single_select':
    case 'drop_down':
      return (
        <>
          <OptionsEditor question={question} />
          <ChoiceSettings question={question} />
        </>
      );
    case 'multi_select':
      return (
        <>
          <OptionsEditor question={question} />
          <ChoiceSettings question={question} />
          <SelectionCounts question={question} />
        </>
      );
    case 'text':
      return <Placeholder question={question} />;
    case 'rating':
      return <RatingSettings question={question} />;
    case 'nps':
      return <NpsSettings question={question} />;
    case 'date':
      return null;
    default:
      return assertNever(question);
  }
}

function Placeholder({ question }: { question: QuestionOf<'text'> }) {
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
