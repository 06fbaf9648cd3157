import { Checkbox } from '@shopify/polaris';
import type { ChoiceQuestion } from '#shared/survey/question.ts';
import { useSettings } from '../../editor/use-settings.ts';

/** How the options are shown. */
export function ChoiceSettings({ question }: { readonly question: ChoiceQuestion }) {
  const { randomize, allowOther } = question.config;
  const change = useSettings<ChoiceQuestion['type']>(question);
  return (
    <>
      <Checkbox
        label="Shuffle the options"
        checked={randomize}
        onChange={(checked) => change({ randomize: checked })}
      />
      <Checkbox
        label="Offer “Other”"
        checked={allowOther}
        onChange={(checked) => change({ allowOther: checked })}
      />
    </>
  );
}
