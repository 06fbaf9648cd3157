import { useState } from 'react';
import { UNIT_LENGTH } from '#shared/survey/types/number/limits.ts';
import type { QuestionOf } from '#shared/survey/question.ts';
import { Words } from '../../card/words.tsx';
import { useSettings } from '../../editor/use-settings.ts';

/** The unit beside the field. Saved on blur: each unit gives the answers another meaning, and half a word is not a unit. */
export function NumberWords({ question }: { readonly question: QuestionOf<'number'> }) {
  const { unit } = question.config;
  const [typed, setTyped] = useState<string | null>(null);
  const change = useSettings<'number'>(question);
  return (
    <Words
      place="unit"
      label="Unit (optional)"
      value={typed ?? unit}
      onChange={setTyped}
      onBlur={() => {
        if (typed !== null && typed.trim() !== unit) change({ unit: typed.trim() });
        setTyped(null);
      }}
      placeholder="Add a unit"
      maxLength={UNIT_LENGTH}
    />
  );
}
