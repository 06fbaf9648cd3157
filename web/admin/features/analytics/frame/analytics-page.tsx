import { Button } from '@shopify/polaris';
import { useId } from 'react';
import { ROUTES } from '#shared/routes.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/path-to.ts';
import { useSurveyChoice } from '../../../lib/survey-choice.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { Tabs, tabId } from '../../../ui/tabs.tsx';
import { TABS, type TabId } from '../address.ts';
import { useViewedSurvey } from '../api/viewed-survey.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { useAnalyticsView } from '../view.ts';
import styles from './frame.module.css';
import { LiveResults } from './live-results.tsx';
import { RefusedFilters } from './refused-filters.tsx';
import { SurveyState } from './survey-state.tsx';
import { TabPanel } from './tab-panel.tsx';

/** The tabs that say themselves what weighting changes. */
const WEIGHTED_TABS: readonly TabId[] = ['analytics', 'sample'];

/** The results of one survey. */
export function AnalyticsPage() {
  const { surveyId, query, tab, changeTab, isRefused } = useAnalyticsView();
  const { data: survey, error, isFetching, refetch } = useViewedSurvey(surveyId);
  const { activeSurvey } = useSurveyChoice();
  const panel = useId();
  if (error instanceof ApiError && error.status === 404) return <NoSuchSurvey />;
  if (error && !survey) {
    return (
      <Screen title="Analytics">
        <Notice
          tone="critical"
          heading="This survey could not be loaded"
          action={{ label: 'Try again', onAction: () => void refetch(), isBusy: isFetching }}
        >
          {error.message} Nothing is lost.
        </Notice>
      </Screen>
    );
  }
  const known = activeSurvey?.id === surveyId ? activeSurvey.name : 'Analytics';
  const selected = TABS.find(({ id }) => id === tab)?.name ?? TABS[0].name;
  return (
    <Screen
      title={survey?.definition.name ?? known}
      action={
        <div className={styles.actions}>
          <Button url={pathTo(ROUTES.builder, { surveyId })}>Edit survey</Button>
          <ExportMenu surveyId={surveyId} query={query} />
        </div>
      }
    >
      <SurveyState survey={survey} />
      <Tabs
        label="Results"
        tabs={TABS.map(({ name }) => name)}
        selected={selected}
        onSelect={(name) => changeTab(TABS.find((each) => each.name === name)?.id ?? tab)}
        panel={panel}
      />
      <FilterBar />
      <section id={panel} role="tabpanel" aria-labelledby={tabId(panel, selected)} className={styles.panel}>
        {isRefused ? (
          <RefusedFilters />
        ) : (
          <>
            <LiveResults surveyId={surveyId} query={query} />
            {query.weighting === 'orders' && !WEIGHTED_TABS.includes(tab) && (
              <p className={styles.note}>Weighting is on, but it changes nothing on this tab.</p>
            )}
            <TabPanel key={tab} tab={tab} surveyId={surveyId} query={query} />
          </>
        )}
      </section>
    </Screen>
  );
}

function NoSuchSurvey() {
  return (
    <EmptyScreen
      title="Analytics"
      heading="There is no such survey"
      action={{ label: 'Back to surveys', to: ROUTES.home }}
    >
      <p>It may have been deleted, or its address was mistyped.</p>
    </EmptyScreen>
  );
}
