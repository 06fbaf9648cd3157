import { useState, type ReactNode } from 'react';
import type { NpsCounts } from '#shared/analytics/nps.ts';
import type { StoreFigures } from '#shared/api/surveys.ts';
import { NPS_FIGURE_DAYS } from '#shared/api/values.ts';
import { allowanceOf, type Features } from '#shared/plan/features.ts';
import { usageLevel } from '#shared/plan/usage-level.ts';
import { ROUTES } from '#shared/routes.ts';
import { withMinus } from '#shared/words/minus.ts';
import { useBillingCustomer } from '../../lib/store/subscription.ts';
import { useUpgrade } from '../../lib/upgrade.tsx';
import { useFigures } from './api/figures.ts';
import styles from './figures-strip.module.css';
import { pluralize } from '../../lib/pluralize.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Link } from '../../ui/link.tsx';

/** Four figures about the store, above its surveys. */
export function FiguresStrip() {
  const { data: figures, isError, refetch } = useFigures();
  const features = useBillingCustomer().data?.features ?? {};
  if (isError && !figures) {
    return (
      <p className={styles.failed} role="status">
        Your figures could not be loaded.{' '}
        <button type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <dl className={styles.strip} aria-busy={!figures}>
      <LiveSurveys figures={figures} features={features} />
      <AnswersThisWeek figures={figures} />
      <NetPromoterScore figures={figures} />
      <LeftThisMonth figures={figures} features={features} />
    </dl>
  );
}

interface FigureProps {
  figures: StoreFigures | undefined;
}

interface PlanFigureProps extends FigureProps {
  features: Features;
}

function LiveSurveys({ figures, features }: PlanFigureProps) {
  const limit = allowanceOf(features, 'active_surveys');
  return (
    <Figure name="Published surveys" value={figures?.liveSurveyCount.toLocaleString()}>
      {limit === Infinity ? 'No limit on your plan' : `of ${limit.toLocaleString()} on your plan`}
    </Figure>
  );
}

function AnswersThisWeek({ figures }: FigureProps) {
  return (
    <Figure name="Answers in the last 7 days" value={figures?.answersThisWeek.toLocaleString()}>
      {figures && changeOf(figures)}
    </Figure>
  );
}

function changeOf({ answersThisWeek, answersWeekBefore }: StoreFigures): string {
  const change = answersThisWeek - answersWeekBefore;
  if (answersWeekBefore === 0)
    return `None in the seven days before${answersThisWeek === 0 ? ' either' : ''}`;
  if (change === 0) return 'As many as in the seven days before';
  return `${Math.abs(change).toLocaleString()} ${change > 0 ? 'more' : 'fewer'} than in the seven days before`;
}

const NPS_NAME = `NPS, last ${NPS_FIGURE_DAYS} days`;

function NetPromoterScore({ figures }: FigureProps) {
  if (figures?.nps === null) {
    return (
      <Figure name="NPS" value="–">
        <Link to={ROUTES.measureNps}>Not asked yet: measure it</Link>
      </Figure>
    );
  }
  return <Score counts={figures?.nps} />;
}

/** The code for scores and their intervals loads only for stores whose shoppers gave scores. */
const loadScores = async () => {
  const [{ nps }, { FEWEST_ANSWERS }] = await Promise.all([
    import('#shared/analytics/nps.ts'),
    import('#shared/analytics/intervals.ts'),
  ]);
  return { nps, fewest: FEWEST_ANSWERS };
};

function Score({ counts }: { counts: NpsCounts | undefined }) {
  const [isMissing, setMissing] = useState(false);
  const scores = useLoaded(loadScores, counts !== undefined && !isMissing, () => setMissing(true));
  if (isMissing) return <NoScore>Not loaded: check your connection</NoScore>;
  if (!counts || !scores) return <Figure name={NPS_NAME} value={undefined} />;
  const score = scores.nps(counts);
  if (!score || score.answers < scores.fewest) {
    return <NoScore>{`Too few answers to tell (${score?.answers ?? 0})`}</NoScore>;
  }
  return (
    <Figure name={NPS_NAME} value={signed(score.score)}>
      {`${signed(score.low)} to ${signed(score.high)}, from ${pluralize(score.answers, 'answer')}`}
    </Figure>
  );
}

function NoScore({ children }: { children: string }) {
  return (
    <Figure name={NPS_NAME} value="–">
      {children}
    </Figure>
  );
}

function LeftThisMonth({ figures, features }: PlanFigureProps) {
  const { open } = useUpgrade();
  const limit = allowanceOf(features, 'responsesPerSurvey');
  if (limit === Infinity) {
    return (
      <Figure name="Responses this month" value={figures?.responsesThisMonth.toLocaleString()}>
        No limit on your plan
      </Figure>
    );
  }
  const left = figures && Math.max(0, limit - figures.responsesThisMonth);
  const isLow = figures !== undefined && usageLevel(figures.responsesThisMonth, limit) !== 'fine';
  return (
    <Figure name="Responses left" value={left?.toLocaleString()} isLow={isLow}>
      {isLow ? (
        <button type="button" onClick={() => open('responsesPerSurvey')}>
          {left === 0 ? waitingText(figures.veiled) : `of ${limit.toLocaleString()} this month: upgrade`}
        </button>
      ) : (
        `of ${limit.toLocaleString()} this month`
      )}
    </Figure>
  );
}

const waitingText = (veiled: number): string =>
  veiled === 0
    ? 'Further answers wait: upgrade'
    : `${pluralize(veiled, 'answer')} ${veiled === 1 ? 'waits' : 'wait'}: upgrade`;

/** Rounds, and avoids -0. */
function signed(score: number): string {
  return withMinus((Math.round(score) + 0).toLocaleString());
}

interface FigureParts {
  name: string;
  /** Undefined while loading. */
  value: string | undefined;
  isLow?: boolean;
  children?: ReactNode;
}

function Figure({ name, value, isLow = false, children }: FigureParts) {
  return (
    <div className={styles.figure} data-low={isLow}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value ?? <span className={styles.waiting} />}</dd>
      <dd className={styles.note}>{value === undefined ? ' ' : children}</dd>
    </div>
  );
}
