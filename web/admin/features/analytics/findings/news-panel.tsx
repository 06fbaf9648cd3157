import { useId, useState } from 'react';
import type { FindingNews } from '#shared/api/analytics-findings.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../../lib/path-to.ts';
import { useFindingNews } from '../api/finding-news.ts';
import { CertaintyMark } from './certainty.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './news-panel.module.css';

const MOST_SURVEYS = 3;

type SurveyNews = FindingNews['surveys'][number];
type Said = Pick<SurveyNews['findings'][number], 'key' | 'sentence'>;

/** What is new in all surveys since the merchant last looked at each. Its first line has the same height whatever it says. */
export function NewsPanel() {
  const { data, isError, refetch } = useFindingNews();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const items = (data?.surveys ?? []).slice(0, MOST_SURVEYS).flatMap(itemsOf);
  const [first, ...more] = items;
  return (
    <section className={styles.panel} aria-label="New since you last looked" aria-busy={!data && !isError}>
      <div className={styles.first}>
        {first ? (
          <Item item={first} />
        ) : (
          <p className={styles.none} role="status">
            {noneText({ data, isError })}{' '}
            {isError && !data && (
              <button type="button" onClick={() => void refetch()}>
                Try again
              </button>
            )}
          </p>
        )}
        {more.length > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : `${more.length} more`}
          </button>
        )}
      </div>
      {more.length > 0 && (
        <ul id={listId} className={styles.list} hidden={!isOpen}>
          {more.map((item) => (
            <li key={`${item.survey.surveyId} ${item.said.key}`}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function noneText({ data, isError }: { readonly data: FindingNews | undefined; readonly isError: boolean }) {
  if (data) {
    return data.againInMs === null
      ? 'Nothing new since you last looked.'
      : 'Looking through the newest answers …';
  }
  return isError ? 'What is new could not be loaded.' : '';
}

interface NewsItem {
  readonly survey: SurveyNews;
  readonly said: Said;
}

function itemsOf(survey: SurveyNews): NewsItem[] {
  const said: Said[] = survey.headline ? [survey.headline, ...survey.findings] : [...survey.findings];
  return said.map((each) => ({ survey, said: each }));
}

function Item({ item: { survey, said } }: { readonly item: NewsItem }) {
  const { surveyId, name } = survey;
  return (
    <div className={styles.item}>
      <p className={styles.about}>
        <span className={styles.name}>New in “{name}”</span> <CertaintyMark certainty="clear" />
      </p>
      <p className={styles.sentence}>{ended(said.sentence)}</p>
      <Link
        to={pathTo(ROUTES.analytics, { surveyId })}
        className={styles.act}
        aria-label={`See answers of ${name}: ${ended(said.sentence)}`}
      >
        See answers
      </Link>
    </div>
  );
}

const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);
