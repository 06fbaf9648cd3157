import { TextField } from '@shopify/polaris';
import { useId, useState } from 'react';
import { parsePlace } from '#shared/audience/filters.ts';
import { focusAfter } from '../../lib/page/focus-after.ts';
import { findCountries, type Country } from './countries.ts';
import styles from './target.module.css';

const MAX_MATCHES = 6;

interface CountryPickerProps {
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
}

/**
 * Typing searches countries, Enter adds the first match; chosen countries are listed below and removed by a click.
 */
export function CountryPicker({ values, onChange }: CountryPickerProps) {
  const [search, setSearch] = useState('');
  const id = useId();
  const searchId = useId();
  const chosen = values.map(parsePlace);
  const found = findCountries(search).filter(({ code }) => !chosen.some((place) => place.code === code));
  // The pressed button is removed with its country.
  const change = (to: string[]): void => focusAfter(() => onChange(to), searchId);
  const take = ({ code, name }: Country): void => {
    setSearch('');
    change([...values, `${code}:${name}`]);
  };
  return (
    <div className={styles.picker}>
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (found[0]) take(found[0]);
        }}
      >
        <TextField
          id={searchId}
          label="Find a country"
          autoComplete="off"
          value={search}
          onChange={setSearch}
          ariaControls={id}
          placeholder="For example: Portugal"
        />
      </div>
      <ul id={id} className={styles.found} aria-label="Countries found">
        {found.slice(0, MAX_MATCHES).map((country) => (
          <li key={country.code}>
            <button type="button" onClick={() => take(country)}>
              {country.name}
            </button>
          </li>
        ))}
      </ul>
      {search.trim() !== '' && found.length === 0 && (
        <p className={styles.quiet}>No other country has this name.</p>
      )}
      <ul className={styles.chosen} aria-label="Countries chosen">
        {chosen.map(({ code, name }) => (
          <li key={code}>
            {name}
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => change(values.filter((value) => parsePlace(value).code !== code))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
