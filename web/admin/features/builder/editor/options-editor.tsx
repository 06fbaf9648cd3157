import { Button } from '@shopify/polaris';
import { PlusIcon } from '@shopify/polaris-icons';
import { useState } from 'react';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { ChoiceQuestion } from '#shared/survey/question.ts';
import { useProgressiveCount } from '../../../lib/use-progressive-count.ts';
import { shiftOf, useReorder } from '../questions/use-reorder.ts';
import { OptionRow } from './option-row.tsx';
import styles from './options.module.css';
import { useOptionEdits } from './use-option-edits.ts';

const AT_ONCE = 12;

interface OptionsEditorProps {
  readonly question: ChoiceQuestion;
  /** Whether an option can have a picture. */
  readonly hasPictures: boolean;
}

/**
 * The editable list of options: Enter goes to the next blank one or adds one, Backspace in an empty one removes it,
 * and pasted lines become options.
 */
export function OptionsEditor({ question, hasPictures }: OptionsEditorProps) {
  const { questionId, config } = question;
  const { options } = config;
  const edits = useOptionEdits(questionId);
  const { drag, carry, list } = useReorder<HTMLUListElement>(edits.move);
  const [note, setNote] = useState<string | null>(null);
  const shown = useProgressiveCount(options.length, AT_ONCE);
  return (
    <fieldset className={styles.options}>
      <legend>Options</legend>
      <ul ref={list} className={styles.list} data-reorder data-dragging={drag !== null}>
        {options.slice(0, shown).map((option, index) => (
          <OptionRow
            key={option.id}
            option={option}
            index={index}
            count={options.length}
            edits={edits}
            hasPicture={hasPictures}
            isCarried={drag?.from === index}
            shift={shiftOf(drag, index)}
            onCarry={carry}
            onNote={setNote}
          />
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {note}
      </p>
      {options.length < SURVEY_LIMITS.options ? (
        <div>
          <Button icon={PlusIcon} variant="tertiary" onClick={() => edits.addAfter(options.length - 1)}>
            Add option
          </Button>
          <p className={styles.hint}>Enter goes to the next one. Paste a list to add one option per line.</p>
        </div>
      ) : (
        <p className={styles.hint}>A question has at most {SURVEY_LIMITS.options} options.</p>
      )}
    </fieldset>
  );
}
