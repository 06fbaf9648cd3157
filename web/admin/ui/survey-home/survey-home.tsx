import { ArrowLeftIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import type { Standing } from '#shared/delivery/standing.ts';
import { ROUTES } from '#shared/routes.ts';
import { StandingBadge } from './standing-badge.tsx';
import styles from './survey-home.module.css';
import { SurveyTabs } from './survey-tabs.tsx';
import { Link } from '../link.tsx';

interface SurveyHomeProps {
  readonly surveyId: string;
  readonly name: string;
  /** Undefined while it loads. */
  readonly standing: Standing | undefined;
  /** The next step. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One header for a survey's screens: the way back, name, status, the next step, and the tabs. */
export function SurveyHome({ surveyId, name, standing, action, children }: SurveyHomeProps) {
  return (
    <div className={styles.home}>
      <header className={styles.head}>
        <Link className={styles.back} to={ROUTES.home} aria-label="Back to surveys">
          <ArrowLeftIcon />
        </Link>
        <div className={styles.name}>
          <h1>{name}</h1>
          {standing && <StandingBadge standing={standing} />}
        </div>
        <div className={styles.action}>{action}</div>
      </header>
      <SurveyTabs surveyId={surveyId} />
      {children}
    </div>
  );
}
