import { Link } from 'react-router-dom';
import type { SurveySummary } from '#shared/api/surveys.ts';
import { ROUTES } from '#shared/routes.ts';
import { dateAndTime, relativeTime } from '../../lib/format-moment.ts';
import { pathTo } from '../../lib/path-to.ts';
import { useStoreDetails } from '../../lib/store/store-details.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSurveySteps } from '../../lib/survey-choice.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import styles from './survey-list.module.css';
import { STATUS_NAMES } from '../../lib/survey-status.ts';
import { notesOf, rateOf } from './survey-labels.ts';
import { useSurveyActions } from './use-survey-actions.ts';

interface SurveyRowProps {
  survey: SurveySummary;
  onDelete: (survey: SurveySummary) => void;
}

export function SurveyRow({ survey, onDelete }: SurveyRowProps) {
  const { surveyId, name, status, responses } = survey;
  const { select } = useSurveySteps();
  const { items, isBusy } = useSurveyActions(survey, onDelete);
  const now = useNow();
  const notes = notesOf(survey, now);
  const choose = (): void => select({ id: surveyId, name, status });
  return (
    <li className={styles.row} aria-busy={isBusy}>
      <div className={styles.title}>
        <Link to={pathTo(ROUTES.builder, { surveyId })} onClick={choose}>
          {name}
        </Link>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <span className={styles.status} data-status={status}>
        {STATUS_NAMES[status]}
      </span>
      <dl className={styles.numbers}>
        <div>
          <dt>Responses</dt>
          <dd>{responses.toLocaleString()}</dd>
        </div>
        <div>
          <dt>Response rate</dt>
          <dd>{rateOf(survey)}</dd>
        </div>
        <div>
          <dt>Last change</dt>
          <dd>
            <LastChange moment={survey.updatedAt} now={now} />
          </dd>
        </div>
      </dl>
      <MainAction survey={survey} onChoose={choose} />
      <div className={styles.menu}>
        <Menu label={`More actions: ${name}`} items={items} disabled={isBusy} />
      </div>
    </li>
  );
}

/** Edit for a draft, answers for every other survey. */
function MainAction({ survey, onChoose }: { survey: SurveySummary; onChoose: () => void }) {
  const { surveyId, name, status } = survey;
  const [label, route] =
    status === 'draft' ? ['Continue', ROUTES.builder] : ['See answers', ROUTES.analytics];
  return (
    <Link
      className={styles.main}
      to={pathTo(route, { surveyId })}
      onClick={onChoose}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Link>
  );
}

function LastChange({ moment, now }: { moment: string; now: number }) {
  const timeZone = useStoreDetails().data?.store.merchantDetails.timezone ?? 'UTC';
  return (
    <Tooltip content={dateAndTime(moment, timeZone)}>
      <time dateTime={moment}>{relativeTime(moment, now, timeZone)}</time>
    </Tooltip>
  );
}
