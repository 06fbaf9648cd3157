import { choiceIds } from '#shared/survey/options.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { Select } from '../../../../ui/select.tsx';
import styles from '../../editor/editor.module.css';
import { useSettings } from '../../editor/use-settings.ts';
import { ChoiceSettings } from '../helpers/choice-settings.tsx';

type MultiSelect = { readonly question: QuestionOf<'multi_select'> };

export function MultiSelectSettings({ question }: MultiSelect) {
  return (
    <>
      <ChoiceSettings question={question} />
      <SelectionCounts question={question} />
    </>
  );
}

const NO_LIMIT = 'none';

/**
 * How many options may be chosen. A saved number that is no longer possible stays in the list, so that the merchant
 * sees it.
 */
function SelectionCounts({ question }: MultiSelect) {
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
