import overview from '../../../answers/overview.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export function Choice<Value extends string>({ label, values, names, value, onChoose }: ChoiceProps<Value>) {
  return (
    <div className={overview.periods} role="group" aria-label={label}>
      {values.map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
          {names[each]}
        </button>
      ))}
    </div>
  );
}
