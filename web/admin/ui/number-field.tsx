import { TextField } from '@shopify/polaris';
import { useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  /** Default: 1, for whole numbers. */
  readonly step?: number;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly helpText?: string;
  readonly disabled?: boolean;
}

/** A number field with bounds. An incomplete or invalid text stays in the field and changes nothing. */
export function NumberField({ label, value, onChange, min, max, step = 1, ...look }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const fits = (text: string): boolean => {
    const number = Number(text);
    return text !== '' && number >= min && number <= max && (step !== 1 || Number.isInteger(number));
  };
  const shown = typed ?? String(value ?? '');
  return (
    <TextField
      {...look}
      label={label}
      type="number"
      inputMode="decimal"
      autoComplete="off"
      min={min}
      max={max}
      step={step}
      value={shown}
      error={typed !== null && !fits(typed) && `From ${min.toLocaleString()} to ${max.toLocaleString()}`}
      onChange={(text) => {
        setTyped(text);
        if (fits(text)) onChange(Number(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
