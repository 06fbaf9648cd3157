import { Checkbox, TextField } from '@shopify/polaris';
import { useState } from 'react';
import type { PageKind, PageTarget } from '#shared/delivery/delivery.ts';
import styles from './attach.module.css';

const KINDS: readonly (readonly [PageKind, string])[] = [
  ['home', 'Home page'],
  ['product', 'Product pages'],
  ['collection', 'Collection pages'],
  ['cart', 'Cart'],
  ['other', 'Other pages'],
];

interface PageChoiceProps {
  readonly pages: PageTarget;
  readonly onChange: (pages: PageTarget) => void;
}

/** The pages on which a popup may appear. */
export function PageChoice({ pages, onChange }: PageChoiceProps) {
  const { kinds, paths } = pages;
  const toggle = (kind: PageKind, isOn: boolean): void =>
    onChange({ paths, kinds: isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind) });
  return (
    <fieldset className={styles.pages}>
      <legend>Pages</legend>
      <p className={styles.hint}>
        {kinds.length === 0 && paths.length === 0
          ? 'Nothing chosen: it may come up on every page of your store.'
          : 'It may come up on these pages only.'}
      </p>
      <div className={styles.kinds}>
        {KINDS.map(([kind, label]) => (
          <Checkbox
            key={kind}
            label={label}
            checked={kinds.includes(kind)}
            onChange={(isOn) => toggle(kind, isOn)}
          />
        ))}
      </div>
      <PathField paths={paths} onChange={(to) => onChange({ kinds, paths: to })} />
    </fieldset>
  );
}

function PathField({ paths, onChange }: { paths: readonly string[]; onChange: (paths: string[]) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? paths.join('\n');
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const wrong = lines.find((line) => !/^[/*]\S*$/.test(line));
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
        const given = value
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '');
        if (given.every((line) => /^[/*]\S*$/.test(line))) onChange(given);
      }}
      onBlur={() => wrong === undefined && setTyped(null)}
    />
  );
}
