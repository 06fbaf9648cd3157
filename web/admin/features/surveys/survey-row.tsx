import { Checkbox } from '@shopify/polaris';
import type { SurveySummary } from '#shared/api/surveys.ts';
import type { Standing } from '#shared/delivery/standing.ts';
import { ROUTES } from '#shared/routes.ts';
import { dateAndTime, relativeTime } from '../../lib/format-moment.ts';
import { pathTo } from '../../lib/path-to.ts';
import { useStoreTimeZone } from '../../lib/store/store-time-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSurveySteps } from '../../lib/surveys/survey-choice.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import styles from './survey-list.module.css';
import { nextStepOf } from '../../lib/surveys/next-step.ts';
import { useStandingOf, useStandingSentence } from '../../lib/surveys/survey-standing.ts';
import { StandingBadge } from '../../ui/survey-home/standing-badge.tsx';
import { notesOf, rateOf } from './survey-labels.ts';
import { useSurveyActions } from './use-survey-actions.ts';
import { Link } from '../../ui/link.tsx';

interface SurveyRowProps {
  survey: SurveySummary;
  isSelected: boolean;
  onSelect: () => void;
  onDelete: (survey: SurveySummary) => void;
}

export function SurveyRow({ survey, isSelected, onSelect, onDelete }: SurveyRowProps) {
  const { surveyId, name, status, responses } = survey;
  const { select } = useSurveySteps();
  const { items, isBusy } = useSurveyActions(survey, onDelete);
  const now = useNow();
  const standing = useStandingOf()(survey.standing);
  const sentence = useStandingSentence()(survey.standing);
  const notes = notesOf(survey, { standing, sentence }, now);
  const choose = (): void => select({ id: surveyId, name, status });
  return (
    <li className={styles.row} aria-busy={isBusy} data-selected={isSelected}>
      <div className={styles.pick}>
        <Checkbox label={`Select ${name}`} labelHidden checked={isSelected} onChange={onSelect} />
      </div>
      <div className={styles.title}>
        <Link to={pathTo(ROUTES.builder, { surveyId })} onClick={choose}>
          {name}
        </Link>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={styles.status}>
        <StandingBadge standing={standing} />
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>Responses</dt>
          <dd>{responses.toLocaleString()}</dd>
        </div>
        <div>
          <dt>Response rate</dt>
          <dd>{rateOf(survey)}</dd>
        </div>
        <div className={styles.answered}>
          <dt>Last answer</dt>
          <dd>{survey.lastResponseAt === null ? '–' : <Ago moment={survey.lastResponseAt} now={now} />}</dd>
        </div>
        <div className={styles.changed}>
          <dt>Last change</dt>
          <dd>
            <Ago moment={survey.updatedAt} now={now} />
          </dd>
        </div>
      </dl>
      <MainAction survey={survey} standing={standing} onChoose={choose} />
      <div className={styles.menu}>
        <Menu label={`More actions: ${name}`} items={items} disabled={isBusy} />
      </div>
    </li>
  );
}

interface MainActionProps {
  survey: SurveySummary;
  standing: Standing;
  onChoose: () => void;
}

/** The survey's next step; where nothing is left to do, its answers. */
function MainAction({ survey: { surveyId, name, responses }, standing, onChoose }: MainActionProps) {
  const step = nextStepOf(standing, { surveyId, screen: 'list', responses });
  const { label, to } = step ?? { label: 'See answers', to: pathTo(ROUTES.analytics, { surveyId }) };
  return (
    <Link className={styles.main} to={to} onClick={onChoose} aria-label={`${label}: ${name}`}>
      {label}
    </Link>
  );
}

/** A component of its own, so that a date is formatted only when its tooltip opens. */
function DateAndTime({ moment, timeZone }: { moment: string; timeZone: string }) {
  return <>{dateAndTime(moment, timeZone)}</>;
}

function Ago({ moment, now }: { moment: string; now: number }) {
  const timeZone = useStoreTimeZone();
  return (
    <Tooltip content={<DateAndTime moment={moment} timeZone={timeZone} />}>
      <time dateTime={moment}>{relativeTime(moment, now, timeZone)}</time>
    </Tooltip>
  );
}
