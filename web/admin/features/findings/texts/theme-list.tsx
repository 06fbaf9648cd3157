import { Button } from '@shopify/polaris';
import type { AboutQuestion } from '../../../answers/view.ts';
import { useState } from 'react';
import type { AnswerThemes } from '#shared/api/analytics-themes.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useAnswerThemes } from '../api/answer-themes.ts';
import { Found } from '../../../ui/found.tsx';
import { NewWords } from './new-words.tsx';
import { ThemeItem } from './theme-item.tsx';
import styles from './texts.module.css';

const SHOWN_FIRST = 5;

/** What the answers speak of, most frequent first, each topic with its quotes, and the words that are new. */
export function ThemeList({ surveyId, query, meaningId }: AboutQuestion) {
  const found = useAnswerThemes(surveyId, meaningId, query);
  return (
    <Found found={found} what="The themes" lines={4}>
      {(data) =>
        data.looked > 0 && (
          <Themes {...{ surveyId, query, meaningId, data }} isBusy={found.isPlaceholderData} />
        )
      }
    </Found>
  );
}

interface ThemesProps extends AboutQuestion {
  readonly data: AnswerThemes;
  readonly isBusy: boolean;
}

function Themes({ surveyId, query, meaningId, data, isBusy }: ThemesProps) {
  const [isWhole, setWhole] = useState(false);
  const { themes, scoreQuestion, newWords } = data;
  const shown = isWhole ? themes : themes.slice(0, SHOWN_FIRST);
  const left = themes.length - shown.length;
  return (
    <section className={styles.themes} aria-label="Themes" aria-busy={isBusy}>
      <p className={styles.note}>{explainThemes(data)}</p>
      {themes.length > 0 && (
        <ol className={styles.themeList}>
          {shown.map((theme) => (
            <ThemeItem
              key={theme.id}
              {...{ surveyId, query, meaningId, theme, scoreQuestion }}
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
      {newWords.length > 0 && <NewWords {...{ surveyId, query, meaningId, newWords }} />}
    </section>
  );
}

function explainThemes({ looked, isAll, themes, others }: AnswerThemes): string {
  const answers = isAll ? pluralize(looked, 'answer') : `the newest ${pluralize(looked, 'answer')}`;
  if (themes.length === 0) return `No themes in ${answers}: none speaks of a topic that Askwell knows.`;
  const rest =
    others === 0
      ? ''
      : ` ${pluralize(others, 'answer speaks', 'answers speak')} of nothing that Askwell knows.`;
  return `${pluralize(themes.length, 'theme')} in ${answers}. An answer counts in each theme that it speaks of.${rest}`;
}
