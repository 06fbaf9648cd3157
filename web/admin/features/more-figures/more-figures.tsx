import { FIGURES, FINDINGS } from '../../answers/address.ts';
import { useSourceQuestions } from '../../answers/api/channels.ts';
import { type AboutSurvey, useAnalyticsView } from '../../answers/view.ts';
import { Link } from '../../ui/link.tsx';
import { FiguresPart } from './figures-part.tsx';
import styles from './more-figures.module.css';

/** All figures that explain the findings, one part at a time. */
export function MoreFigures({ surveyId, query }: AboutSurvey) {
  const { shown, pathOf } = useAnalyticsView();
  const asked = useSourceQuestions(surveyId).data?.questions;
  const asksForSource = asked?.some((question) => question.asksForSource) === true;
  const current = shown.figures ?? FIGURES[0].id;
  const parts = FIGURES.filter(({ id }) => id !== 'channels' || current === id || asksForSource);
  return (
    <>
      <nav className={styles.parts} aria-label="More figures">
        <Link to={pathOf(FINDINGS)} className={styles.back}>
          Back to findings
        </Link>
        {parts.map(({ id, name }) => (
          <Link
            key={id}
            to={pathOf({ tab: 'more', figures: id, question: null })}
            aria-current={id === current ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <FiguresPart surveyId={surveyId} query={query} figures={current} />
    </>
  );
}
