import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useState } from 'react';
import { useTextSummary } from '../api/text-summary.ts';
import { TextList } from './text-list.tsx';
import styles from './texts.module.css';

interface TextAnswersProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly meaningId: string;
}

/** Texts, newest first, with their most frequent words; choosing a word searches for it. */
export function TextAnswers({ surveyId, query, meaningId }: TextAnswersProps) {
  const [search, setSearch] = useState('');
  const { data: summary } = useTextSummary(surveyId, meaningId, query);
  return (
    <div className={styles.texts}>
      {summary && summary.words.length > 0 && (
        <div>
          <p className={styles.note}>
            {summary.isAll
              ? 'Words that several people use'
              : `Words in the newest ${summary.looked.toLocaleString()} answers`}
          </p>
          <div className={styles.words} role="group" aria-label="Frequent words">
            {summary.words.map(({ word, texts }) => (
              <button
                key={word}
                type="button"
                aria-pressed={search === word}
                aria-label={`${word}, in ${texts} answers`}
                onClick={() => setSearch(search === word ? '' : word)}
              >
                {word} <span>{texts.toLocaleString()}</span>
              </button>
            ))}
          </div>
        </div>
      )}
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
