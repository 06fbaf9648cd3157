import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useState } from 'react';
import { TextList } from './text-list.tsx';
import { ThemeList } from './theme-list.tsx';
import styles from './texts.module.css';

interface TextAnswersProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly meaningId: string;
}

/** What the texts speak of, and the texts themselves, newest first, to search. */
export function TextAnswers({ surveyId, query, meaningId }: TextAnswersProps) {
  const [search, setSearch] = useState('');
  return (
    <div className={styles.texts}>
      <ThemeList surveyId={surveyId} query={query} meaningId={meaningId} />
      <TextList
        surveyId={surveyId}
        query={query}
        meaningId={meaningId}
        search={search}
        onSearch={setSearch}
      />
    </div>
  );
}
