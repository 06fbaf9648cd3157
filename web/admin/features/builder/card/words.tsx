import type { FocusEvent, KeyboardEvent, ClipboardEvent } from 'react';
import type { EditSlot } from '../../../../survey-view/editing/edit-face.ts';
import { focusAtEnd } from '../../../lib/page/focus-after.ts';
import styles from './words.module.css';

interface WordsProps {
  /** The place in the card; undefined inside another part of it. */
  readonly place?: EditSlot;
  readonly id?: string;
  /** The accessible name. */
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** Enter leads to the next field of this kind. Other fields are optional words. */
  readonly isMain?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: (event: FocusEvent) => void;
}

/**
 * Words of the card that can be typed in their place, in its own font. The field grows with its text by CSS: a hidden
 * copy of the text has the same grid cell. Shoppers see these words as one paragraph, so a field takes no line breaks.
 */
export function Words({ place, isMain = false, isInvalid = false, onChange, ...field }: WordsProps) {
  const { id, label, value, placeholder, maxLength, describedBy, onKeyDown, ...events } = field;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    if (isMain) focusAtEnd(nextMainField(event.currentTarget));
  };
  return (
    <div slot={place} className={styles.words} data-text={value === '' ? placeholder : value}>
      <textarea
        id={id}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        data-main={isMain}
        rows={1}
        dir="auto"
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={press}
        {...events}
      />
    </div>
  );
}

function nextMainField(field: HTMLTextAreaElement): HTMLElement | undefined {
  const all = [
    ...(field.closest('askwell-survey')?.querySelectorAll<HTMLElement>('textarea[data-main=true]') ?? []),
  ];
  return all[all.indexOf(field) + 1];
}
