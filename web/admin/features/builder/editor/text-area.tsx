import styles from './text-area.module.css';

interface TextAreaProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/**
 * A text area that grows with its text by CSS. Polaris' own measures the layout at every key, which is slow on a
 * large page.
 */
export function TextArea({ id, label, value, placeholder, maxLength, onChange }: TextAreaProps) {
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={1}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
