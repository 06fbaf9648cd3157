import { Checkbox, TextField } from '@shopify/polaris';
import { useState } from 'react';
import type { QuestionOf } from '#shared/survey/question.ts';
import { stored } from '#shared/survey/types/number/number-fault.ts';
import { groupSignOf, parseNumber } from '#web/survey-view/types/number/parse-number.ts';
import { LARGEST_NUMBER } from '#shared/survey/types/number/limits.ts';
import styles from '../../editor/editor.module.css';
import { useSettings } from '../../editor/use-settings.ts';

export function NumberSettings({ question }: { question: QuestionOf<'number'> }) {
  const { min, max, decimals } = question.config;
  const change = useSettings<'number'>(question);
  return (
    <>
      <div className={styles.pair}>
        <BoundField
          label="Smallest number (optional)"
          bound={min}
          onChange={(value) => change({ min: value })}
        />
        <BoundField
          label="Largest number (optional)"
          bound={max}
          onChange={(value) => change({ max: value })}
        />
      </div>
      <Checkbox
        label="Allow decimals"
        helpText="Without them, shoppers can give whole numbers only. With another unit, results begin anew."
        checked={decimals}
        onChange={(checked) => change({ decimals: checked })}
      />
    </>
  );
}

interface BoundFieldProps {
  readonly label: string;
  readonly bound: number | null;
  readonly onChange: (bound: number | null) => void;
}

/** Keeps the typed text until blur, also while it is not a number yet. */
function BoundField({ label, bound, onChange }: BoundFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && boundOf(typed) === undefined;
  return (
    <TextField
      label={label}
      value={typed ?? (bound === null ? '' : bound.toLocaleString(undefined, INPUT_FORMAT))}
      onChange={(text) => {
        setTyped(text);
        const wanted = boundOf(text);
        if (wanted !== undefined) onChange(wanted);
      }}
      onBlur={() => setTyped(null)}
      error={isWrong && 'Enter a number, or leave this empty.'}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

const INPUT_FORMAT = { useGrouping: false, maximumFractionDigits: 4 } as const;

/** Null for an empty field, undefined for an invalid bound. */
function boundOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const number = stored(parseNumber(typed, groupSignOf(navigator.language)));
  return Math.abs(number) <= LARGEST_NUMBER ? number : undefined;
}
