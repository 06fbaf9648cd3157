import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { Measures } from '#shared/api/analytics-measures.ts';
import { ROUTES } from '#shared/routes.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { pathTo } from '../../../lib/path-to.ts';
import { between, rounded } from '../../../answers/format-figure.ts';
import styles from '../../../answers/overview.module.css';
import { TrendLine } from '../question-trend.tsx';
import { Link } from '../../../ui/link.tsx';
import texts from '../texts/texts.module.css';

type Measure = Measures['measures'][number];
type Score = Measure['now'];

interface MeasureScoreProps {
  readonly measure: Measure;
  readonly surveyId: string;
}

/** The measure's score over all its surveys, then by survey. */
export function MeasureScore({ measure, surveyId }: MeasureScoreProps) {
  const { measure: name, questions, now, before, period, starts, points } = measure;
  return (
    <>
      <p className={styles.finding}>{`${name}: ${scoreText(now)}`}</p>
      {before && <p className={texts.note}>{`${scoreText(before)} in the period before`}</p>}
      <ul className={texts.groups} aria-label={`Surveys that count as ${name}`}>
        {questions.map((question) => (
          <li key={`${question.surveyId} ${question.meaningId}`}>
            {question.surveyId === surveyId ? (
              <span>{`${question.survey} (this survey)`}</span>
            ) : (
              <Link to={pathTo(ROUTES.analytics, { surveyId: question.surveyId })}>{question.survey}</Link>
            )}
            <span>{scoreText(question.nps)}</span>
          </li>
        ))}
      </ul>
      <TrendLine
        trend={{ kind: 'nps', meaningId: name, text: name, points }}
        time={{ period, starts }}
        measure="mean"
      />
    </>
  );
}

function scoreText(score: Score): string {
  if (!score) return 'no answers';
  if (score.answers < FEWEST_ANSWERS) return `too few answers to tell (${score.answers})`;
  return `${rounded(score.score)}, ${between(score, rounded)}, from ${pluralize(score.answers, 'answer')}`;
}
