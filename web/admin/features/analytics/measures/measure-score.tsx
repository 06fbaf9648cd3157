import { Link } from 'react-router-dom';
import { FEWEST_ANSWERS } from '#shared/analytics/intervals.ts';
import type { Measures } from '#shared/api/analytics-measures.ts';
import { ROUTES } from '#shared/routes.ts';
import { counted } from '../../../lib/counted.ts';
import { pathTo } from '../../../lib/path-to.ts';
import { between, whole } from '../overview/figure-words.ts';
import styles from '../overview/overview.module.css';
import { TrendLine } from '../overview/question-trend.tsx';
import texts from '../texts/texts.module.css';

type Measure = Measures['measures'][number];
type Score = Measure['now'];

interface MeasureScoreProps {
  readonly measure: Measure;
  readonly surveyId: string;
}

/** All answers of all these surveys as one score, then each survey by itself. */
export function MeasureScore({ measure, surveyId }: MeasureScoreProps) {
  const { measure: name, questions, now, before, period, points } = measure;
  return (
    <>
      <p className={styles.finding}>{`${name}: ${scoreWords(now)}`}</p>
      {before && <p className={texts.note}>{`${scoreWords(before)} in the period before`}</p>}
      <ul className={texts.groups} aria-label={`Surveys that count as ${name}`}>
        {questions.map((question) => (
          <li key={`${question.surveyId} ${question.meaningId}`}>
            {question.surveyId === surveyId ? (
              <span>{`${question.survey} (this survey)`}</span>
            ) : (
              <Link to={pathTo(ROUTES.analytics, { surveyId: question.surveyId })}>{question.survey}</Link>
            )}
            <span>{scoreWords(question.nps)}</span>
          </li>
        ))}
      </ul>
      <TrendLine
        trend={{ kind: 'nps', meaningId: name, text: name, points }}
        period={period}
        measure="mean"
      />
    </>
  );
}

function scoreWords(score: Score): string {
  if (!score) return 'no answers';
  if (score.answers < FEWEST_ANSWERS) return `too few answers to tell (${score.answers})`;
  return `${whole(score.score)}, ${between(score, whole)}, from ${counted(score.answers, 'answer')}`;
}
