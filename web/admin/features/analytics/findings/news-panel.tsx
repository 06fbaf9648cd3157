import { Link } from 'react-router-dom';
import type { FindingNews } from '#shared/api/analytics-findings.ts';
import { ROUTES } from '#shared/routes.ts';
import { pathTo } from '../../../lib/path-to.ts';
import { useFindingNews } from '../api/finding-news.ts';
import { CertaintyMark } from './certainty.tsx';
import styles from './findings.module.css';

const MOST_SURVEYS = 3;

/** What is new in all surveys since the merchant last looked at each; nothing when there is nothing to say. */
export function NewsPanel() {
  const { data } = useFindingNews();
  const surveys = data?.surveys.slice(0, MOST_SURVEYS) ?? [];
  if (surveys.length === 0) return null;
  return (
    <section className={styles.findings} aria-label="New since you last looked">
      <h2>New since you last looked</h2>
      <ul className={styles.list}>
        {surveys.map((survey) => (
          <SurveyNews key={survey.surveyId} survey={survey} />
        ))}
      </ul>
    </section>
  );
}

function SurveyNews({ survey }: { readonly survey: FindingNews['surveys'][number] }) {
  const { surveyId, name, headline, findings } = survey;
  const said = headline ? [headline, ...findings] : findings;
  const first = said[0];
  if (first === undefined) return null;
  return (
    <li>
      <div className={styles.rowText}>
        <p className={styles.about}>{name}</p>
        <p className={styles.sentence}>{ended(first.sentence)}</p>
        <p className={styles.rowDetail}>
          <CertaintyMark certainty={first.certainty} />{' '}
          {said
            .slice(1)
            .map(({ sentence }) => ended(sentence))
            .join(' ')}
        </p>
      </div>
      <div className={styles.rowActs}>
        <Link
          to={pathTo(ROUTES.analytics, { surveyId })}
          className={styles.act}
          aria-label={`See answers of ${name}`}
        >
          See answers
        </Link>
      </div>
    </li>
  );
}

const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);
