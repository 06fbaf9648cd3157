import { Notice } from '../../ui/notice.tsx';
import type { useHome } from './api/home.ts';
import { BriefCards } from './brief-cards.tsx';
import styles from './home.module.css';
import { Needs } from './needs.tsx';

/** What was learned and what needs the merchant, above the list of surveys. */
export function ThisWeek({ query }: { readonly query: ReturnType<typeof useHome> }) {
  const { data: home, error, isFetching, refetch } = query;
  if (home) {
    return (
      <>
        <BriefCards surveys={home.surveys} liveSurveys={home.figures.liveSurveyCount} />
        <Needs home={home} />
      </>
    );
  }
  if (error) {
    return (
      <Notice
        tone="critical"
        heading="What was learned could not be loaded"
        action={{ label: 'Try again', onAction: () => void refetch(), isBusy: isFetching }}
      >
        {error.message} Nothing is lost.
      </Notice>
    );
  }
  return (
    <div className={styles.cards} role="status" aria-label="Loading what was learned">
      {[1, 2, 3].map((card) => (
        <div key={card} className={`${styles.card} ${styles.skeleton}`}>
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
