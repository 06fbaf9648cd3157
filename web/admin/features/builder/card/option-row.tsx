import { memo, useState, type ClipboardEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import { optionLabel } from '#shared/survey/option-texts.ts';
import type { Option } from '#shared/survey/question.ts';
import { DragHandle } from '../questions/drag-handle.tsx';
import styles from './options.module.css';
import { OptionPicture } from './option-picture.tsx';
import { optionFieldId, type OptionEdits } from './use-option-edits.ts';
import { Words } from './words.tsx';

interface OptionRowProps {
  readonly option: Option;
  readonly index: number;
  readonly count: number;
  readonly edits: OptionEdits;
  /** A dropdown shows no pictures. */
  readonly hasPicture: boolean;
  readonly isCarried: boolean;
  readonly shift: number;
  readonly onCarry: (event: PointerEvent<HTMLElement>, index: number) => void;
  readonly onNote: (note: string | null) => void;
}

/** One option. Memoised, because a question may have fifty. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { option, index, count, edits, hasPicture, isCarried, shift, onCarry } = props;
  const { id, text } = option;
  const label = optionLabel(text, index + 1);
  const field = useOptionField(props);
  return (
    <li
      className={styles.row}
      data-carried={isCarried}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
      onPointerDown={(event) => onCarry(event, index)}
    >
      <DragHandle
        id={`${optionFieldId(id)}-grip`}
        what={`option ${label}`}
        index={index}
        count={count}
        onMove={(to) => edits.move(index, to)}
      />
      <div className={styles.cell}>
        <Words
          isMain
          id={optionFieldId(id)}
          label={`Option ${index + 1}`}
          placeholder={`Response ${index + 1}`}
          maxLength={SURVEY_LIMITS.optionTextLength}
          {...field.props}
        />
        {field.error !== null && (
          <p className={styles.error} id={`${optionFieldId(id)}-error`} role="alert">
            {field.error}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        {hasPicture && <OptionPicture option={option} label={label} onChange={edits.changePicture} />}
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove option ${label}`}
          onClick={() => edits.remove(index)}
        />
      </div>
    </li>
  );
});

/**
 * Renames the option while the merchant types. A text that another option already has stays in the field with an
 * explanation and is not saved.
 */
function useOptionField({ option, index, count, edits, onNote }: OptionRowProps) {
  const { id, text } = option;
  const [refused, setRefused] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** The text before typing began: typing a refused text has already saved its first letters. */
  const [before, setBefore] = useState(text);
  const type = (typed: string): void => {
    onNote(null);
    const isAccepted = typed === text || edits.rename(id, typed);
    setRefused(isAccepted ? null : typed);
    const kept = before.trim() === '' ? 'it stays empty' : `it stays “${before}”`;
    setError(isAccepted ? null : `“${typed.trim()}” is an option already. Options must differ, so ${kept}.`);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      edits.next(index);
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '' && count > 1) {
      event.preventDefault();
      edits.remove(index);
    }
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    setRefused(null);
    setError(null);
    const after = edits.paste(index, pasted);
    setBefore(after.text);
    onNote(after.note);
  };
  return {
    error,
    props: {
      value: refused ?? text,
      isInvalid: error !== null,
      describedBy: error === null ? undefined : `${optionFieldId(id)}-error`,
      onChange: type,
      onKeyDown: press,
      onPaste: paste,
      onFocus: () => setBefore(text),
      // The message stays and says what happened to the text.
      onBlur: () => {
        if (refused !== null) edits.rename(id, before);
        setRefused(null);
      },
    },
  };
}
