import { Button } from '@shopify/polaris';
import { useEffect, useId, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import { ROUTES } from '#shared/routes.ts';
import { FINDINGS, type Shown, TABS, todaysAddress } from '../../answers/address.ts';
import { useViewedSurvey } from '../../answers/api/viewed-survey.ts';
import { mayHaveScores } from '../../answers/asked-scores.ts';
import { FilterBar } from '../../answers/filters/filter-bar.tsx';
import styles from '../../answers/frame.module.css';
import { LiveResults } from '../../answers/api/live-results.ts';
import { PlanRefusal } from '../../answers/plan-refusal.tsx';
import { type AboutSurvey, useAnalyticsView } from '../../answers/view.ts';
import { FirstAnswers } from '../../features/first-answer/first-answers.tsx';
import { ExportMenu } from '../../features/share/export/export-menu.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { nextStepOf } from '../../lib/surveys/next-step.ts';
import { useSurveyChoice } from '../../lib/surveys/survey-choice.tsx';
import { useStandingOf, useSurveyStanding } from '../../lib/surveys/survey-standing.ts';
import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { type LoadPart, LoadedPart } from '../../ui/loaded-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SurveyHome } from '../../ui/survey-home/survey-home.tsx';
import { Tabs, tabId } from '../../ui/tabs.tsx';
import { AnswersDrawer } from './answers-drawer.tsx';

/** The results of one survey. */
export function AnswersPage() {
  const { surveyId, query, shown, isRefused } = useAnalyticsView();
  const { data: survey, error, isFetching, refetch } = useViewedSurvey(surveyId);
  const { activeSurvey } = useSurveyChoice();
  const isLeading = useTodaysAddress();
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
  return (
    <ResultsHome
      surveyId={surveyId}
      name={survey?.definition.name ?? known}
      query={query}
      isOnFigures={shown.tab === 'analytics' && !isRefused}
    >
      {shown.tab === 'analytics' && <FirstAnswers surveyId={surveyId} />}
      {isLeading ? <CardSkeleton lines={12} /> : <Results survey={survey} />}
    </ResultsHome>
  );
}

/** Leads the addresses of former tabs to where their figures are now. True until the address has changed. */
function useTodaysAddress(): boolean {
  const [parameters, setParameters] = useSearchParams();
  const { hash } = useLocation();
  const today = todaysAddress(parameters, hash);
  const wanted = today?.toString();
  useEffect(() => {
    if (wanted !== undefined) setParameters(wanted, { replace: true });
  }, [wanted, setParameters]);
  return wanted !== undefined;
}

/** The tabs with their filters, the tab that is shown, and the drawer over it. */
function Results({ survey }: { readonly survey: SurveyDetails | undefined }) {
  const { surveyId, query, shown, show, clearFilters, isRefused } = useAnalyticsView();
  const panel = useId();
  // The answers to a score are worked through by a team, all of them, so that the tab has filters of its own.
  const hasFilters = shown.tab !== 'detractors';
  const selected = TABS.find(({ id }) => id === shown.tab)?.name ?? TABS[0].name;
  const tabs = TABS.filter(({ id }) => id !== 'detractors' || shown.tab === id || mayHaveScores(survey));
  return (
    <>
      <div className={styles.bar}>
        <Tabs
          label="Answers"
          tabs={tabs.map(({ name }) => name)}
          selected={selected}
          onSelect={(name) =>
            show({ ...FINDINGS, tab: TABS.find((each) => each.name === name)?.id ?? FINDINGS.tab })
          }
          panel={panel}
        />
        {hasFilters && <FilterBar />}
      </div>
      <section id={panel} role="tabpanel" aria-labelledby={tabId(panel, selected)} className={styles.panel}>
        {isRefused && hasFilters ? (
          // The address has filters that the plan does not include, as in a shared link.
          <PlanRefusal feature="advanced_analytics">
            <Button onClick={clearFilters}>Show everybody’s answers</Button>
          </PlanRefusal>
        ) : (
          <>
            {hasFilters && <LiveResults surveyId={surveyId} query={query} />}
            <LoadedPart key={shown.tab} load={LOADERS[shown.tab]} props={{ surveyId, query }} />
          </>
        )}
      </section>
      {!isRefused && shown.tab === 'analytics' && <AnswersDrawer />}
    </>
  );
}

/** Each tab's code loads when it is first opened. */
const LOADERS: Readonly<Record<Shown['tab'], LoadPart<AboutSurvey>>> = {
  analytics: async () => ({ Part: (await import('../../features/findings/findings-tab.tsx')).FindingsTab }),
  responses: async () => ({
    Part: (await import('../../features/responses/responses-tab.tsx')).ResponsesTab,
  }),
  detractors: async () => ({ Part: (await import('../../features/low-scores/inbox-tab.tsx')).InboxTab }),
  more: async () => ({ Part: (await import('../../features/more-figures/more-figures.tsx')).MoreFigures }),
};

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
      {...{ surveyId, name, standing }}
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
