import { Button } from '@shopify/polaris';
import { useId, type ReactNode } from 'react';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { ROUTES } from '#shared/routes.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { nextStepOf } from '../../../lib/next-step.ts';
import { useStandingOf, useSurveyStanding } from '../../../lib/survey-standing.ts';
import { SurveyHome } from '../../../ui/survey-home/survey-home.tsx';
import { useSurveyChoice } from '../../../lib/survey-choice.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { Tabs, tabId } from '../../../ui/tabs.tsx';
import { TABS, type TabId } from '../address.ts';
import { useSourceQuestions } from '../api/channels.ts';
import { useViewedSurvey } from '../api/viewed-survey.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { useAnalyticsView } from '../view.ts';
import styles from './frame.module.css';
import { LiveResults } from './live-results.tsx';
import { RefusedFilters } from './refused-filters.tsx';
import { SurveyState } from './survey-state.tsx';
import { TabPanel } from './tab-panel.tsx';

/** The tab with filters of its own: a team works through all low scores. */
const WITHOUT_FILTERS: readonly TabId[] = ['detractors'];
const showsFilters = (tab: TabId) => !WITHOUT_FILTERS.includes(tab);

/** The results of one survey. */
export function AnalyticsPage() {
  const { surveyId, query, tab, changeTab, isRefused } = useAnalyticsView();
  const { data: survey, error, isFetching, refetch } = useViewedSurvey(surveyId);
  const { activeSurvey } = useSurveyChoice();
  const panel = useId();
  const tabs = useShownTabs(surveyId, tab);
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
    <ResultsHome
      surveyId={surveyId}
      name={survey?.definition.name ?? known}
      query={query}
      isOnFigures={tab === 'analytics' && !isRefused}
    >
      <SurveyState survey={survey} />
      <Tabs
        label="Results"
        tabs={tabs.map(({ name }) => name)}
        selected={selected}
        onSelect={(name) => changeTab(TABS.find((each) => each.name === name)?.id ?? tab)}
        panel={panel}
      />
      {showsFilters(tab) && <FilterBar />}
      <section id={panel} role="tabpanel" aria-labelledby={tabId(panel, selected)} className={styles.panel}>
        {isRefused && showsFilters(tab) ? (
          <RefusedFilters />
        ) : (
          <>
            {showsFilters(tab) && <LiveResults surveyId={surveyId} query={query} />}
            <TabPanel key={tab} tab={tab} surveyId={surveyId} query={query} />
          </>
        )}
      </section>
    </ResultsHome>
  );
}

/** Channels are shown for a survey that asks where a customer comes from, and where the address names them. */
function useShownTabs(surveyId: string, tab: TabId) {
  const { data } = useSourceQuestions(surveyId);
  const asksForSource = data?.questions.some((question) => question.asksForSource) === true;
  return TABS.filter(({ id }) => id !== 'channels' || tab === id || asksForSource);
}

interface ResultsHomeProps {
  readonly surveyId: string;
  readonly name: string;
  readonly query: AnalyticsQuery;
  readonly isOnFigures: boolean;
  readonly children: ReactNode;
}

function ResultsHome({ surveyId, name, query, isOnFigures, children }: ResultsHomeProps) {
  const header = useSurveyStanding(surveyId);
  const standingOf = useStandingOf();
  const standing = header && standingOf(header.standing);
  const step = standing && nextStepOf(standing, { surveyId, screen: 'answers', responses: header.responses });
  return (
    <SurveyHome
      surveyId={surveyId}
      name={name}
      standing={standing}
      action={
        <>
          <ShareButton surveyId={surveyId} name={name} query={query} isOnFigures={isOnFigures} />
          <ExportMenu surveyId={surveyId} query={query} />
          {step && (
            <Button variant="primary" url={step.to}>
              {step.label}
            </Button>
          )}
        </>
      }
    >
      {children}
    </SurveyHome>
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
