import { Button } from '@shopify/polaris';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHome } from '../features/home/api/home.ts';
import { ThisWeek } from '../features/home/this-week.tsx';
import { weekText } from '../features/home/week-text.ts';
import { useSurveyPage } from '../features/surveys/api/list-surveys.ts';
import {
  isFiltered,
  readListAddress,
  writeListAddress,
  type ListAddress,
} from '../features/surveys/list-address.ts';
import { SurveyList } from '../features/surveys/survey-list.tsx';
import { useScratch } from '../features/templates/use-scratch.ts';
import { isOnFreePlan, useBillingCustomer } from '../lib/billing/subscription.ts';
import { useSurveySteps } from '../lib/surveys/survey-choice.tsx';
import { useLoaded } from '../lib/page/use-loaded.ts';
import { useOnline } from '../lib/page/use-online.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { loadEmptyList } from './load-empty-list.ts';

const AS_LAST_LOADED = 'You see your surveys as they were last loaded.';

const loadPlanPrompt = () => import('../features/upgrade/plan-prompt.tsx');

export function SurveyListScreen() {
  const { address, change } = useListAddress();
  const { openCreate } = useSurveySteps();
  const scratch = useScratch();
  const query = useSurveyPage(address);
  const { data: page, refetch } = query;
  const home = useHome();
  const customer = useBillingCustomer().data;
  const isOnline = useOnline();
  useReload(isOnline, () => {
    void refetch();
    void home.refetch();
  });
  useLastPage(page?.pagination, address.page, (last) => change({ page: last }));

  const isEmpty = page?.pagination.totalSurveys === 0 && !isFiltered(address);
  const [isMissing, setMissing] = useState(false);
  // A suggestion below the list: where it can't be loaded, nothing is missing.
  const prompt = useLoaded(loadPlanPrompt, isOnFreePlan(customer), () => undefined);
  const empty = useLoaded(loadEmptyList, isEmpty && !isMissing, () => setMissing(true));
  const week = home.data && customer ? weekText(home.data, customer.features) : '\u00a0';
  return (
    <Screen
      title={isEmpty ? 'Ask your first question' : 'This week’s answers'}
      subtitle={isEmpty ? IN_YOUR_LOOK : week}
      action={
        <Button variant="primary" onClick={openCreate}>
          Create survey
        </Button>
      }
    >
      <StaleNotice query={query} isOnline={isOnline} />
      {isEmpty && empty ? (
        <empty.NoSurveys onScratch={scratch} onSeeAll={openCreate}>
          <empty.BestTemplates />
        </empty.NoSurveys>
      ) : (
        <Surveys
          {...{ address, query, home }}
          onAddress={change}
          isEmpty={isEmpty}
          onRetryEmpty={isMissing ? () => setMissing(false) : null}
        />
      )}
      {page && !home.isPending && prompt && <prompt.PlanPrompt />}
    </Screen>
  );
}

const IN_YOUR_LOOK = 'Pick one. It comes in your store’s look, and you can change every word.';

interface SurveysProps {
  readonly address: ListAddress;
  readonly onAddress: (change: Partial<ListAddress>) => void;
  readonly query: ReturnType<typeof useSurveyPage>;
  readonly home: ReturnType<typeof useHome>;
  readonly isEmpty: boolean;
  /** Null unless the parts of an empty list could not be loaded. */
  readonly onRetryEmpty: (() => void) | null;
}

/** What was learned, and the list below it. */
function Surveys({ address, onAddress, query, home, isEmpty, onRetryEmpty }: SurveysProps) {
  const { data: page, error, isFetching, refetch } = query;
  return (
    <>
      <ThisWeek query={home} />
      {/* The height of what is above is known once it has loaded, so that the list does not move. */}
      {!home.isPending && (
        <SurveyList
          address={address}
          onAddress={onAddress}
          page={isEmpty ? undefined : page}
          isFetching={isFetching}
          fault={
            onRetryEmpty
              ? { message: 'Check your connection.', onRetry: onRetryEmpty }
              : error && { message: error.message, onRetry: () => void refetch() }
          }
        />
      )}
    </>
  );
}

interface StaleNoticeProps {
  readonly query: ReturnType<typeof useSurveyPage>;
  readonly isOnline: boolean;
}

/** Says that the list shows an earlier state, and why. */
function StaleNotice({ query: { data: page, error, isFetching, refetch }, isOnline }: StaleNoticeProps) {
  if (!isOnline) {
    return (
      <Notice tone="caution" heading="You are offline">
        {page && AS_LAST_LOADED} This page goes on by itself once you are connected.
      </Notice>
    );
  }
  if (!page || !error) return null;
  return (
    <Notice
      tone="caution"
      heading="Your surveys could not be refreshed"
      action={{ label: 'Try again', onAction: () => void refetch(), isBusy: isFetching }}
    >
      {error.message} {AS_LAST_LOADED}
    </Notice>
  );
}

/** The list's state in the address. Only page changes add a history entry. */
function useListAddress() {
  const [query, setQuery] = useSearchParams();
  return {
    address: readListAddress(query),
    change: (to: Partial<ListAddress>) =>
      setQuery((before) => writeListAddress(before, to), { replace: to.page === undefined }),
  };
}

/** Reloads as soon as there is a connection. */
function useReload(isOnline: boolean, reload: () => unknown): void {
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) reload();
    wasOnline.current = isOnline;
  }, [isOnline, reload]);
}

interface Pages {
  readonly page: number;
  readonly totalPages: number;
}

/** After deleting the last survey of a page, goes to the new last page. */
function useLastPage(pages: Pages | undefined, page: number, goTo: (page: number) => void): void {
  const last = pages && pages.totalPages > 0 && page > pages.totalPages ? pages.totalPages : null;
  useEffect(() => {
    if (last !== null) goTo(last);
  });
}
