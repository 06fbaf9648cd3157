import { Button } from '@shopify/polaris';
import type { AboutQuestion } from '../../../answers/view.ts';
import { useState } from 'react';
import type { AnswerThemes } from '#shared/api/analytics-themes.ts';
import { languageName } from '#shared/words/language-name.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { usePinnedThemes } from '../api/pinned-themes.ts';
import styles from './texts.module.css';
import { ThemeDialog } from './theme-dialog.tsx';
import { QuotesAndTexts } from './theme-item.tsx';

type Word = AnswerThemes['newWords'][number];

interface NewWordsProps extends AboutQuestion {
  readonly newWords: readonly Word[];
}

/** Words that no theme knows yet, each to pin as a theme. */
export function NewWords({ newWords, ...rest }: NewWordsProps) {
  return (
    <section aria-label="New words">
      <p className={styles.note}>
        Written more often in the last 30 days than before, by more than chance, and part of no theme.
      </p>
      <ul className={styles.themeList}>
        {newWords.map(({ id, word, language, texts, quotes }) => (
          <li key={id}>
            <p className={styles.themeName}>
              <strong dir="auto" lang={language}>
                {word}
              </strong>
              <span
                className={styles.themeCount}
              >{`${pluralize(texts, 'answer')} · ${languageName(language)}`}</span>
            </p>
            <QuotesAndTexts {...rest} {...{ id, texts, quotes }} name={word}>
              <PinButton {...rest} word={word} language={language} />
            </QuotesAndTexts>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PinButtonProps = Pick<NewWordsProps, 'surveyId' | 'meaningId'> & Pick<Word, 'word' | 'language'>;

/** Opens the dialog that makes the word a pinned theme. */
function PinButton({ surveyId, meaningId, word, language }: PinButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = usePinnedThemes(surveyId, meaningId);
  if (!data || data.room === 0) return null;
  return (
    <>
      <Button variant="plain" accessibilityLabel={`Pin ${word}`} onClick={() => setOpen(true)}>
        Pin
      </Button>
      {isOpen && (
        <ThemeDialog
          surveyId={surveyId}
          meaningId={meaningId}
          pinned={data}
          theme={null}
          suggested={{ name: word, phrases: [{ language, text: word }] }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
