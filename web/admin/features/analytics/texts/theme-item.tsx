import { useId, useState } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { AnswerThemes } from '#shared/api/analytics-themes.ts';
import { knownLanguage } from '#shared/text/split-words.ts';
import { languageName } from '#shared/words/language-name.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { NextPage } from '../../../ui/next-page.tsx';
import { useThemeTexts } from '../api/answer-themes.ts';
import { usePinnedThemes } from '../api/pinned-themes.ts';
import { CardSkeleton } from '../frame/card-skeleton.tsx';
import { FaultCard } from '../overview/fault-card.tsx';
import { percent } from '../overview/format-figure.ts';
import { TextItem } from './text-item.tsx';
import styles from './texts.module.css';
import { ThemeDialog } from './theme-dialog.tsx';
import own from './themes.module.css';

type Theme = AnswerThemes['themes'][number];

interface ThemeItemProps {
  readonly surveyId: string;
  readonly query: AnalyticsQuery;
  readonly meaningId: string;
  readonly theme: Theme;
  /** The number of answers that the share refers to. */
  readonly answers: number;
  readonly isMultilingual: boolean;
}

export function ThemeItem({ theme, answers, isMultilingual, ...rest }: ThemeItemProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const { words, language, texts, quotes } = theme;
  const name = words.join(' · ');
  const isRest = texts > quotes.reduce((sum, quote) => sum + quote.texts, 0);
  return (
    <li>
      <p className={styles.themeName}>
        <strong dir="auto">{name}</strong>
        {isMultilingual && (
          <span className={styles.note}>{language === null ? 'Other language' : languageName(language)}</span>
        )}
        <span
          className={styles.themeCount}
        >{`${pluralize(texts, 'answer')} · ${percent(texts / answers)}`}</span>
      </p>
      <span className={styles.themeBar} aria-hidden="true">
        <span style={{ width: `${(100 * texts) / answers}%` }} />
      </span>
      {!isOpen && <Quotes quotes={quotes} language={language} />}
      <div className={own.actions}>
        {(isRest || isOpen) && (
          <button
            type="button"
            className={styles.themeMore}
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-label={
              isOpen ? `Show less of ${name}` : `Show all ${texts.toLocaleString()} answers of ${name}`
            }
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : `Show all ${texts.toLocaleString()}`}
          </button>
        )}
        <PinButton {...rest} theme={theme} />
      </div>
      {isOpen && <ThemeTexts id={list} theme={theme.id} {...rest} />}
    </li>
  );
}

type PinButtonProps = Pick<ThemeItemProps, 'surveyId' | 'meaningId' | 'theme'>;

/** Opens the dialog that makes the theme a pinned one, by its own words. */
function PinButton({ surveyId, meaningId, theme: { words, language, suggested } }: PinButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = usePinnedThemes(surveyId, meaningId);
  if (!data || data.room === 0) return null;
  const known = language === null ? null : knownLanguage(language);
  const name = words.join(' · ');
  return (
    <>
      <button
        type="button"
        className={styles.themeMore}
        aria-label={`Pin ${name}`}
        onClick={() => setOpen(true)}
      >
        Pin
      </button>
      {isOpen && (
        <ThemeDialog
          surveyId={surveyId}
          meaningId={meaningId}
          pinned={data}
          theme={null}
          suggested={{ name, phrases: suggested.map((text) => ({ language: known, text })) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Quotes({ quotes, language }: Pick<Theme, 'quotes' | 'language'>) {
  return (
    <ul className={styles.quotes} lang={language ?? undefined}>
      {quotes.map(({ text, texts }) => (
        <li key={text}>
          <q dir="auto">{text}</q>
          {texts > 1 && (
            <span className={styles.note} lang="en">{` written ${pluralize(texts, 'time')}`}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ThemeTextsProps extends Pick<ThemeItemProps, 'surveyId' | 'query' | 'meaningId'> {
  readonly id: string;
  readonly theme: string;
}

function ThemeTexts({ id, surveyId, query, meaningId, theme }: ThemeTextsProps) {
  const found = useThemeTexts(surveyId, meaningId, query, theme);
  const { data, error, isFetching, refetch } = found;
  if (error && !data) {
    return <FaultCard what="The answers" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeleton lines={4} />;
  return (
    <div id={id} className={styles.list}>
      <ul>
        {data.pages.flatMap(({ texts }) =>
          texts.map((text) => <TextItem key={text.responseId} text={text} />),
        )}
      </ul>
      <NextPage list={found} label="Show more" what="More answers" />
    </div>
  );
}
