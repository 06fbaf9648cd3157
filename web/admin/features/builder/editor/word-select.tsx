import styles from './word-select.module.css';

interface WordSelectProps {
  readonly id?: string;
  /** The accessible name. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A word of a sentence that can be pressed to choose another. */
export function WordSelect({ id, label, value, options, onChange }: WordSelectProps) {
  return (
    <select
      id={id}
      className={styles.word}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
