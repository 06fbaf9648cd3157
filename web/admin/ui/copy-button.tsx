import { Button } from '@shopify/polaris';
import { useState } from 'react';

/** Shows the result on the button. If the browser refuses, the text can be selected by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  const words = { none: label, copied: 'Copied', refused: 'Please copy it by hand' };
  return (
    <span aria-live="polite">
      <Button onClick={copy}>{words[outcome]}</Button>
    </span>
  );
}
