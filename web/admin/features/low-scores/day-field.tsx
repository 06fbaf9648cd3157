import { useRef, useState } from 'react';
import { isDay } from '#shared/analytics/periods.ts';
import { blurOnKey, SavedField } from './saved-field.tsx';

interface DayFieldProps {
  readonly label: string;
  readonly value: string | null;
  /** The day that could not be saved; null for a day that could not be removed. */
  readonly unsaved: string | null | undefined;
  readonly onSave: (day: string | null) => void;
}

/**
 * A day that is picked is saved at once. A typed day is saved when the field is left: before its year is complete, each
 * digit makes another day, such as one in the year 20.
 */
export function DayField({ label, value, unsaved, onSave }: DayFieldProps) {
  const [written, setWritten] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isTyping = useRef(false);
  const shown = (unsaved === undefined ? value : unsaved) ?? '';
  const save = ({ value: day, validity }: HTMLInputElement): void => {
    const isWhole = day === '' ? !validity.badInput : isDay(day);
    setRefused(!isWhole);
    if (!isWhole) return;
    setWritten(null);
    if (day !== shown) onSave(day === '' ? null : day);
  };
  return (
    <SavedField
      label={label}
      refusal={isRefused ? 'Type the whole day, with four digits for the year.' : null}
      onSaveAgain={unsaved === undefined ? null : () => onSave(unsaved)}
    >
      <input
        type="date"
        value={written ?? shown}
        aria-invalid={isRefused}
        onFocus={() => (isTyping.current = false)}
        onKeyDown={(event) => {
          isTyping.current = true;
          blurOnKey(event);
        }}
        onChange={({ currentTarget }) => {
          setWritten(currentTarget.value);
          if (!isTyping.current) save(currentTarget);
        }}
        onBlur={({ currentTarget }) => save(currentTarget)}
      />
    </SavedField>
  );
}
