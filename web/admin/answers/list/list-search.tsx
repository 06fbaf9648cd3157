import { useState } from 'react';
import { ANSWER_LIMITS } from '#shared/survey/answer-limits.ts';
import { useSearchText } from '../../lib/page/use-search-text.ts';
import styles from './cards.module.css';

interface ListSearchProps {
  readonly label: string;
  readonly hint: string;
  /** After a pause in typing. */
  readonly onSearch: (search: string) => void;
}

export function ListSearch({ label, hint, onSearch }: ListSearchProps) {
  const [search, setSearch] = useState('');
  const text = useSearchText(search, (wanted) => {
    setSearch(wanted);
    onSearch(wanted);
  });
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={hint}
      maxLength={ANSWER_LIMITS.otherLength}
      value={text.value}
      onChange={(event) => text.write(event.currentTarget.value)}
    />
  );
}
