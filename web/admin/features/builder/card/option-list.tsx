import { useState } from 'react';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { ChoiceQuestion } from '#shared/survey/question.ts';
import { ENGLISH } from '../../../../survey-view/english.ts';
import { useProgressiveCount } from '../state/use-progressive-count.ts';
import { useSettings } from '../editor/use-settings.ts';
import { shiftOf, useReorder } from '../questions/use-reorder.ts';
import { OptionRow } from './option-row.tsx';
import styles from './options.module.css';
import { useOptionEdits } from './use-option-edits.ts';
import { Words } from './words.tsx';

const AT_ONCE = 12;

interface OptionListProps {
  readonly question: ChoiceQuestion;
  /** Whether an option can have a picture. */
  readonly hasPictures?: boolean;
}

/**
 * The options as rows of the card: Enter goes to the next blank one or adds one, Backspace in an empty one removes it,
 * and pasted lines become options.
 */
export function OptionList({ question, hasPictures = true }: OptionListProps) {
  const { questionId, type, config } = question;
  const { options } = config;
  const edits = useOptionEdits(questionId);
  const { drag, carry, list } = useReorder<HTMLUListElement>(edits.move);
  const [note, setNote] = useState<string | null>(null);
  const shown = useProgressiveCount(options.length, AT_ONCE);
  return (
    <div slot="answers" className={styles.options} data-type={type}>
      <ul ref={list} className={styles.list} aria-label="Options" data-reorder data-dragging={drag !== null}>
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
      {config.allowOther && <OtherRow question={question} />}
      <p role="status" className={styles.note}>
        {note}
      </p>
      {options.length < SURVEY_LIMITS.options ? (
        <button type="button" className={styles.add} onClick={() => edits.addAfter(options.length - 1)}>
          Add option
        </button>
      ) : (
        <p className={styles.hint}>A question has at most {SURVEY_LIMITS.options} options.</p>
      )}
    </div>
  );
}

function OtherRow({ question }: { readonly question: ChoiceQuestion }) {
  const change = useSettings<ChoiceQuestion['type']>(question);
  return (
    <div className={styles.row} data-other>
      <div className={styles.cell}>
        <Words
          label="Name of the other answer"
          value={question.config.otherLabel}
          placeholder="Other"
          maxLength={SURVEY_LIMITS.labelLength}
          onChange={(otherLabel) => change({ otherLabel })}
        />
      </div>
      <span className={styles.specify}>{ENGLISH.pleaseSpecify}</span>
    </div>
  );
}
