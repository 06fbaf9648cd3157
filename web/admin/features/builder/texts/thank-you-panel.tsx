import { TextField } from '@shopify/polaris';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { ThankYou } from '#shared/survey/definition.ts';
import { changeThankYou } from '../edit/change-survey.ts';
import { useBuilder, useBuilderState } from '../screen/builder-context.tsx';
import { EditorPanel } from './editor-panel.tsx';

/** The texts of the thank-you screen. */
export function ThankYouPanel() {
  const { session } = useBuilder();
  const { title, message, discountCode } = useBuilderState(({ definition }) => definition.thankYou);
  const change = (changed: Partial<ThankYou>): void => {
    session.edit((state) => changeThankYou(state, changed), `thanks ${Object.keys(changed).join()}`);
  };
  return (
    <EditorPanel title="Thank-you screen" note="What shoppers read after their last answer.">
      <TextField
        label="Heading"
        value={title}
        onChange={(value) => change({ title: value })}
        maxLength={SURVEY_LIMITS.thankYouLength}
        autoComplete="off"
      />
      <TextField
        label="Message"
        value={message}
        onChange={(value) => change({ message: value })}
        maxLength={SURVEY_LIMITS.thankYouLength}
        multiline={2}
        autoComplete="off"
      />
      <TextField
        label="Discount code (optional)"
        value={discountCode ?? ''}
        onChange={(value) => change({ discountCode: value.trim() === '' ? null : value.trim() })}
        maxLength={SURVEY_LIMITS.discountCodeLength}
        helpText="Shown with a button to copy it. Create the code in your store first: we only show it."
        autoComplete="off"
      />
    </EditorPanel>
  );
}
