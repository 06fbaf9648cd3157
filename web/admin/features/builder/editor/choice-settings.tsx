import { Checkbox, TextField } from '@shopify/polaris';
import { SURVEY_LIMITS } from '#shared/limits.ts';
import { choiceIds } from '#shared/survey/question-traits.ts';
import type { ChoiceQuestion, QuestionOf } from '#shared/survey/question.ts';
import { Select } from '../../../ui/select.tsx';
import styles from './editor.module.css';
import { useSettings } from './use-settings.ts';

type ChoiceType = ChoiceQuestion['type'];

export function ChoiceSettings({ question }: { question: ChoiceQuestion }) {
  const { randomize, allowOther, otherLabel } = question.config;
  const change = useSettings<ChoiceType>(question);
  return (
    <>
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

const NO_LIMIT = 'none';

/** How many may be chosen; what cannot be reached any more stays to choose from, so that it can be seen. */
export function SelectionCounts({ question }: { question: QuestionOf<'multi_select'> }) {
  const { minSelect, maxSelect } = question.config;
  const change = useSettings<'multi_select'>(question);
  const most = Math.max(choiceIds(question.config).length, minSelect, maxSelect ?? 1, 1);
  const counts = Array.from({ length: most }, (_, at) => String(at + 1));
  return (
    <div className={styles.pair}>
      <Select
        label="At least"
        options={counts}
        value={String(minSelect)}
        onChange={(value) => change({ minSelect: Number(value) })}
      />
      <Select
        label="At most"
        options={[{ value: NO_LIMIT, label: 'As many as they like' }, ...counts]}
        value={maxSelect === null ? NO_LIMIT : String(maxSelect)}
        onChange={(value) => change({ maxSelect: value === NO_LIMIT ? null : Number(value) })}
      />
    </div>
  );
}
