import { Button } from '@shopify/polaris';
import type { AboutQuestion } from '../../../answers/view.ts';
import { type ReactNode, useId, useState } from 'react';
import type { AnswerThemes } from '#shared/api/analytics-themes.ts';
import { languageName } from '#shared/words/language-name.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { NextPage } from '../../../ui/next-page.tsx';
import { plainParameters, usePagedResults } from '../../../answers/api/results.ts';
import { Found } from '../../../ui/found.tsx';
import { decimal, percent, rounded } from '../../../answers/format-figure.ts';
import { TextItem } from './text-item.tsx';
import styles from './texts.module.css';
import own from './themes.module.css';

type Theme = AnswerThemes['themes'][number];

interface ThemeItemProps extends AboutQuestion {
  readonly theme: Theme;
  /** The number of answers that the share refers to. */
  readonly answers: number;
  readonly scoreQuestion: AnswerThemes['scoreQuestion'];
}

export function ThemeItem({ theme, answers, scoreQuestion, ...rest }: ThemeItemProps) {
  const { id, name, texts, quotes } = theme;
  return (
    <li>
      <p className={styles.themeName}>
        <strong>{name}</strong>
        <span
          className={styles.themeCount}
        >{`${pluralize(texts, 'answer')} · ${percent(texts / answers)}`}</span>
      </p>
      <span className={styles.themeBar} aria-hidden="true">
        <span style={{ width: `${(100 * texts) / answers}%` }} />
      </span>
      <p className={styles.note}>{factsOf(theme, scoreQuestion).join(' · ')}</p>
      <QuotesAndTexts {...rest} {...{ id, name, texts, quotes }} />
    </li>
  );
}

/** Praise and complaints, the score of those who wrote of it, and the languages if there are several. */
function factsOf(
  { praise, complaint, languages, score }: Theme,
  asked: AnswerThemes['scoreQuestion'],
): string[] {
  const facts = [
    ...(praise > 0 ? [`${praise.toLocaleString()} ${praise === 1 ? 'praises' : 'praise'} it`] : []),
    ...(complaint > 0 ? [`${complaint.toLocaleString()} ${complaint === 1 ? 'complains' : 'complain'}`] : []),
  ];
  if (asked && score) {
    const value = asked.type === 'nps' ? `NPS ${rounded(score.value)}` : `rated ${decimal(score.value)}`;
    facts.push(`${value} by ${score.answers.toLocaleString()} of them`);
  }
  if (languages.length > 1) facts.push(languages.map(languageName).join(', '));
  return facts.length > 0 ? facts : ['Neither praise nor complaint'];
}

interface QuotesAndTextsProps extends AboutQuestion {
  /** Of the theme or the word. */
  readonly id: string;
  readonly name: string;
  readonly texts: number;
  readonly quotes: Theme['quotes'];
  readonly children?: ReactNode;
}

/** Some quotes, or all answers on request. */
export function QuotesAndTexts({ id, name, texts, quotes, children, ...rest }: QuotesAndTextsProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const isRest = texts > quotes.reduce((sum, quote) => sum + quote.texts, 0);
  return (
    <>
      {!isOpen && <Quotes quotes={quotes} />}
      <div className={own.actions}>
        {(isRest || isOpen) && (
          <Button
            variant="plain"
            ariaExpanded={isOpen}
            ariaControls={list}
            accessibilityLabel={
              isOpen ? `Show less of ${name}` : `Show all ${texts.toLocaleString()} answers of ${name}`
            }
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : `Show all ${texts.toLocaleString()}`}
          </Button>
        )}
        {children}
      </div>
      {isOpen && <ThemeTexts list={list} theme={id} {...rest} />}
    </>
  );
}

function Quotes({ quotes }: Pick<Theme, 'quotes'>) {
  return (
    <ul className={styles.quotes}>
      {quotes.map(({ text, texts }) => (
        <li key={text}>
          <q dir="auto">{text}</q>
          {texts > 1 && <span className={styles.note}>{` written ${pluralize(texts, 'time')}`}</span>}
        </li>
      ))}
    </ul>
  );
}

interface ThemeTextsProps extends Pick<ThemeItemProps, 'surveyId' | 'query' | 'meaningId'> {
  /** The id of the list in the page. */
  readonly list: string;
  readonly theme: string;
}

function ThemeTexts({ list, surveyId, query, meaningId, theme }: ThemeTextsProps) {
  const found = usePagedResults('GET /surveys/{surveyId}/analytics/questions/{meaningId}/theme-texts', {
    surveyId,
    meaningId,
    ...plainParameters(query),
    theme,
  });
  return (
    <Found found={found} what="The answers" lines={4}>
      {({ pages }) => (
        <div id={list} className={styles.list}>
          <ul>
            {pages.flatMap(({ texts }) =>
              texts.map((text) => <TextItem key={text.responseId} text={text} />),
            )}
          </ul>
          <NextPage list={found} label="Show more" what="More answers" />
        </div>
      )}
    </Found>
  );
}
