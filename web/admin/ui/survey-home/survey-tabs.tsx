import { useLocation } from 'react-router-dom';
import { ROUTES } from '#shared/routes.ts';
import { SCREEN_WORDS } from '../../lib/screen-words.ts';
import { pathTo } from '../../lib/path-to.ts';
import { Link } from '../link.tsx';
import styles from './survey-home.module.css';

const TABS = [
  [SCREEN_WORDS.build, ROUTES.builder],
  [SCREEN_WORDS.store, ROUTES.delivery],
  [SCREEN_WORDS.answers, ROUTES.analytics],
] as const;

interface SurveyTabsProps {
  readonly surveyId: string;
  /** The screen that shows these tabs, where the address does not say it yet. */
  readonly at?: (typeof TABS)[number][1];
  /** False until the server has the survey: the other screens could not load it. */
  readonly isStored?: boolean;
}

/** The screens of one survey. */
export function SurveyTabs({ surveyId, at, isStored = true }: SurveyTabsProps) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label="This survey">
      {TABS.map(([name, route]) => {
        const path = pathTo(route, { surveyId });
        const isHere = at === undefined ? pathname === path : route === at;
        if (!isStored)
          return (
            <span key={name} aria-current={isHere ? 'page' : undefined} aria-disabled={!isHere}>
              {name}
            </span>
          );
        return (
          <Link key={name} to={path} aria-current={isHere ? 'page' : undefined}>
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
