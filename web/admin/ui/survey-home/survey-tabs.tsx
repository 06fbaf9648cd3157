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

/** The screens of one survey. */
export function SurveyTabs({ surveyId }: { surveyId: string }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label="This survey">
      {TABS.map(([name, route]) => {
        const path = pathTo(route, { surveyId });
        return (
          <Link key={name} to={path} aria-current={pathname === path ? 'page' : undefined}>
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
