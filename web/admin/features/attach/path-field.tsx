import { TextField } from '@shopify/polaris';
import { useState } from 'react';

interface PathFieldProps {
  readonly paths: readonly string[];
  readonly onChange: (paths: string[]) => void;
}

const isPath = (line: string) => /^[/*]\S*$/.test(line);

/** Single pages on which a popup may come up, beside the kinds of pages that the map shows. */
export function PathField({ paths, onChange }: PathFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? paths.join('\n');
  const wrong = linesOf(text).find((line) => !isPath(line));
  return (
    <TextField
      label="Addresses, one a line"
      helpText="* stands for anything, as in /collections/sale*"
      multiline={2}
      autoComplete="off"
      value={text}
      error={wrong !== undefined && `“${wrong}”: begin with /, no spaces`}
      onChange={(value) => {
        setTyped(value);
        const given = linesOf(value);
        if (given.every(isPath)) onChange(given);
      }}
      onBlur={() => wrong === undefined && setTyped(null)}
    />
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
