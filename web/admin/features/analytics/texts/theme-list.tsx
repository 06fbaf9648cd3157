import { Button } from '@shopify/polaris';
import { useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { AnswerThemes } from '#shared/api/analytics-themes.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useAnswerThemes } from '../api/answer-themes.ts';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { FaultCard } from '../overview/fault-card.tsx';
import { ThemeItem } from './theme-item.tsx';
import styles from './texts.module.css';

interface ThemeListProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly meaningId: string;
}

const SHOWN_FIRST = 5;

/** What the answers speak of, most frequent first, each theme with its quotes. */
export function ThemeList({ surveyId, query, meaningId }: ThemeListProps) {
  const [isWhole, setWhole] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useAnswerThemes(surveyId, meaningId, query);
  if (error && !data) {
    return <FaultCard what="The themes" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeleton lines={4} />;
  if (data.looked === 0) return null;
  const { themes } = data;
  const isMultilingual = new Set(themes.map(({ language }) => language)).size > 1;
  const shown = isWhole ? themes : themes.slice(0, SHOWN_FIRST);
  const left = themes.length - shown.length;
  return (
    <section className={styles.themes} aria-label="Themes" aria-busy={isPlaceholderData}>
      <p className={styles.note}>{explainThemes(data)}</p>
      {themes.length > 0 && (
        <ol className={styles.themeList}>
          {shown.map((theme) => (
            <ThemeItem
              key={theme.id}
              {...{ surveyId, query, meaningId, theme, isMultilingual }}
              answers={data.looked}
            />
          ))}
        </ol>
      )}
      {left > 0 && (
        <Button
          onClick={() => setWhole(true)}
        >{`Show ${pluralize(left, 'more theme', 'more themes')}`}</Button>
      )}
    </section>
  );
}

function explainThemes({ looked, isAll, themes }: AnswerThemes): string {
  const answers = isAll ? pluralize(looked, 'answer') : `the newest ${pluralize(looked, 'answer')}`;
  if (themes.length === 0) {
    return `No themes in ${answers}: a theme needs at least three answers with words in common.`;
  }
  const sorted = themes.reduce((sum, { texts }) => sum + texts, 0);
  const others = looked - sorted;
  const rest = others === 0 ? '' : ` ${pluralize(others, 'answer fits', 'answers fit')} none of them.`;
  return `${pluralize(themes.length, 'theme')} in ${answers}, found by the words that occur together. Each answer counts in one theme at most.${rest}`;
}
