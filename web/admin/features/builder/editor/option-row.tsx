import { memo, useState, type ClipboardEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { SURVEY_LIMITS } from '#shared/limits.ts';
import { optionLabel } from '#shared/survey/option-texts.ts';
import type { Option } from '#shared/survey/question.ts';
import { Grip } from '../questions/grip.tsx';
import styles from './options.module.css';
import { optionFieldId, type OptionEdits } from './use-option-edits.ts';

interface OptionRowProps {
  readonly option: Option;
  readonly index: number;
  readonly count: number;
  readonly edits: OptionEdits;
  readonly isCarried: boolean;
  readonly shift: number;
  readonly onCarry: (event: PointerEvent<HTMLElement>, index: number) => void;
  readonly onNote: (note: string | null) => void;
}

/** One option, drawn again only when it changes itself: a question may have fifty. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { option, index, count, edits, isCarried, shift, onCarry } = props;
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
      <Grip
        id={`${optionFieldId(id)}-grip`}
        what={`option ${label}`}
        index={index}
        count={count}
        onMove={(to) => edits.move(index, to)}
      />
      <div className={styles.cell}>
        <input
          id={optionFieldId(id)}
          className={styles.field}
          aria-label={`Option ${index + 1}`}
          placeholder={`Response ${index + 1}`}
          maxLength={SURVEY_LIMITS.optionTextLength}
          autoComplete="off"
          {...field.props}
        />
        {field.error !== null && (
          <p className={styles.error} id={`${optionFieldId(id)}-error`} role="alert">
            {field.error}
          </p>
        )}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove option ${label}`}
        onClick={() => edits.remove(index)}
      />
    </li>
  );
});

/** What is typed is the option's text, but for one that reads like another: that stays in the field and is explained. */
function useOptionField({ option, index, count, edits, onNote }: OptionRowProps) {
  const { id, text } = option;
  const [refused, setRefused] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** What it said before anybody typed: on the way to a refused text letters of it were taken already. */
  const [before, setBefore] = useState(text);
  const type = (typed: string): void => {
    onNote(null);
    const isAccepted = typed === text || edits.rename(id, typed);
    setRefused(isAccepted ? null : typed);
    const kept = before.trim() === '' ? 'it stays empty' : `it stays “${before}”`;
    setError(isAccepted ? null : `“${typed.trim()}” is an option already. Options must differ, so ${kept}.`);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      edits.addAfter(index);
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
    onNote(edits.paste(index, pasted));
  };
  return {
    error,
    props: {
      value: refused ?? text,
      'aria-invalid': error !== null,
      'aria-describedby': error === null ? undefined : `${optionFieldId(id)}-error`,
      onChange: (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
      onKeyDown: press,
      onPaste: paste,
      onFocus: () => setBefore(text),
      // The sentence stays, and says what became of the text.
      onBlur: () => {
        if (refused !== null) edits.rename(id, before);
        setRefused(null);
      },
    },
  };
}
