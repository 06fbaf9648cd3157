import { Button } from '@shopify/polaris';
import type { Home } from '#shared/api/home.ts';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../lib/path-to.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { Link } from '../../ui/link.tsx';
import { actionPath } from '../../answers/action-path.ts';
import { BriefChart } from './brief-chart.tsx';
import styles from './home.module.css';

type Told = Home['surveys'][number];

/** As many as the server tells of. */
const MOST_TOLD = 6;

interface BriefCardsProps {
  readonly surveys: readonly Told[];
  readonly liveSurveys: number;
}

/** What each live survey has learned, the surest first. */
export function BriefCards({ surveys, liveSurveys }: BriefCardsProps) {
  if (surveys.length === 0) return null;
  return (
    <section aria-label="What was learned">
      <div className={styles.cards} data-count={surveys.length}>
        {surveys.map((survey) => (
          <BriefCard key={survey.surveyId} survey={survey} />
        ))}
      </div>
      {liveSurveys > MOST_TOLD && surveys.length === MOST_TOLD && (
        <p className={styles.rest}>
          {`The surest of ${liveSurveys.toLocaleString()} published surveys. All are in the list below.`}
        </p>
      )}
    </section>
  );
}

function BriefCard({ survey }: { readonly survey: Told }) {
  const { surveyId, name, newAnswers, brief } = survey;
  const next = nextOf(survey);
  return (
    <article className={styles.card} aria-label={name}>
      <p className={styles.about}>
        <Link to={pathTo(ROUTES.analytics, { surveyId })}>{name}</Link>
        {newAnswers > 0 && <span>{`${newText(newAnswers)} new`}</span>}
      </p>
      {brief ? (
        <>
          <h2>{`${brief.sentence}.`}</h2>
          <div className={styles.chart}>{brief.chart && <BriefChart {...brief} chart={brief.chart} />}</div>
          <p className={styles.sure}>
            {brief.sure}
            {brief.changed !== null && ` ${brief.changed}`}
          </p>
        </>
      ) : (
        <p role="status" className={styles.looking}>
          Looking through the newest answers …
        </p>
      )}
      <div className={styles.act}>
        <Button fullWidth url={next.to} accessibilityLabel={`${next.label}: ${name}`}>
          {next.label}
        </Button>
      </div>
    </article>
  );
}

/** As many as the server counts. */
const MOST_COUNTED = 1_000;

const newText = (count: number) => `${count.toLocaleString()}${count >= MOST_COUNTED ? '+' : ''}`;

/** Shoppers who wait for the merchant come before what the finding suggests. */
function nextOf({ surveyId, brief, lowScores, responses }: Told): { label: string; to: string } {
  const answers = pathTo(ROUTES.analytics, { surveyId });
  if (lowScores > 0) {
    const label =
      lowScores >= MOST_COUNTED
        ? 'Write to unhappy customers'
        : `Write to ${pluralize(lowScores, 'unhappy customer')}`;
    return { label, to: `${answers}?tab=detractors` };
  }
  if (responses < FEWEST_ANSWERS) {
    return { label: responses === 1 ? 'See the first answer' : 'See the first answers', to: answers };
  }
  if (!brief) return { label: 'See answers', to: answers };
  const { label } = brief.action;
  return {
    label: label === 'Open' ? 'See all answers' : label,
    to: actionPath(surveyId, brief.action, new URLSearchParams()),
  };
}
