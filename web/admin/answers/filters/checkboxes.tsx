import styles from './filters.module.css';

interface CheckboxesProps<T extends string | number> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: readonly T[];
  readonly nameOf: (value: T) => string;
  /** The note at the end of a line: the number of answers. */
  readonly noteOf: (value: T) => string;
  readonly onChange: (chosen: T[]) => void;
  readonly hint?: string;
  /** Text if there is nothing to choose. */
  readonly none?: string;
}

export function Checkboxes<T extends string | number>(props: CheckboxesProps<T>) {
  const { legend, values, chosen, nameOf, noteOf, onChange, hint, none } = props;
  const toggle = (value: T): void =>
    onChange(values.filter((each) => (each === value) !== chosen.includes(each)));
  return (
    <fieldset>
      <legend>{legend}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {values.length === 0 && none !== undefined && <p className={styles.hint}>{none}</p>}
      <div className={styles.scroll}>
        {values.map((value) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            <span>{nameOf(value)}</span>
            <span className={styles.count}>{noteOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
