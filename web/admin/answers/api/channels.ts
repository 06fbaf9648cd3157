import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChannelEdit, ChannelTexts, StoreChannels } from '#shared/api/channels.ts';
import type { AnalyticsQuery } from '#shared/analytics/query.ts';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey, plainParameters, useResults } from './results.ts';

const CHANNELS_KEY = ['channels'] as const;

/** The store's own channels and rules. */
export function useChannels() {
  const { call } = useServices();
  return useQuery({ queryKey: CHANNELS_KEY, queryFn: ({ signal }) => call('GET /channels', {}, signal) });
}

export const useSourceQuestions = (surveyId: string) =>
  useResults('GET /surveys/{surveyId}/channels', { surveyId }, { staleTime: 60_000 });

const TEXTS = 'GET /surveys/{surveyId}/channels/questions/{meaningId}/texts';

export const useChannelTexts = (surveyId: string, meaningId: string) =>
  useResults(TEXTS, { surveyId, meaningId }, { placeholderData: undefined });

export interface ReportChoice {
  /** The page's days and filters. */
  readonly query: AnalyticsQuery;
  readonly visit: 'first' | 'last';
}

const POLL_MS = 2_000;

const REPORT = 'GET /surveys/{surveyId}/channels/questions/{meaningId}/report';

/** The counted report; asked for again while a job counts. */
export const useChannelReport = (
  surveyId: string,
  meaningId: string,
  { query, visit }: ReportChoice,
  isAsking = true,
) =>
  useResults(
    REPORT,
    { surveyId, meaningId, visit, ...viewOf(query) },
    {
      enabled: isAsking,
      refetchInterval: ({ state }) => (state.data?.isCounting === true ? POLL_MS : false),
    },
  );

/** The days and filters. The periods of charts change nothing here. */
const viewOf = (query: AnalyticsQuery) => plainParameters({ ...query, period: null });

/** Counts the report. `reason` tells one count from another. Pending until the report is read again. */
export function useCountChannels(surveyId: string, meaningId: string, query: AnalyticsQuery) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (_reason: string) =>
      call('POST /surveys/{surveyId}/channels/questions/{meaningId}/count', {
        surveyId,
        meaningId,
        ...viewOf(query),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: analyticsKey(surveyId, REPORT) }),
  });
}

/** A change of the store's channels. What it changes is read again after the last change. */
function useChange<Input>(
  surveyId: string,
  change: (input: Input) => Promise<StoreChannels>,
  onMutate?: (input: Input) => Promise<void>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: CHANNELS_KEY,
    // One change at a time, because each builds on the one before.
    scope: { id: 'channels' },
    mutationFn: change,
    ...(onMutate && { onMutate }),
    onSuccess: (channels) => queries.setQueryData(CHANNELS_KEY, channels),
    onError: () => void queries.invalidateQueries({ queryKey: CHANNELS_KEY }),
    onSettled: async () => {
      if (queries.isMutating({ mutationKey: CHANNELS_KEY }) > 1) return;
      // The merchant goes on with the texts while the report is still counted.
      void queries.invalidateQueries({ queryKey: analyticsKey(surveyId, REPORT) });
      await queries.invalidateQueries({ queryKey: analyticsKey(surveyId, TEXTS) });
    },
  });
}

export function useEditChannels(surveyId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  const texts = { queryKey: analyticsKey(surveyId, TEXTS) };
  return useChange(
    surveyId,
    (edits: readonly ChannelEdit[]) => {
      const { revision = 0 } = queries.getQueryData<StoreChannels>(CHANNELS_KEY) ?? {};
      return call('POST /channels/edits', { revision, edits: [...edits] });
    },
    // The next text shows at once, before the server has answered.
    async (edits) => {
      await queries.cancelQueries(texts);
      queries.setQueriesData<ChannelTexts>(texts, (found) => found && withoutDecided(found, edits));
    },
  );
}

/** The texts that wait once the edits apply. */
function withoutDecided(found: ChannelTexts, edits: readonly ChannelEdit[]): ChannelTexts {
  const phrases = new Set(
    edits.flatMap((edit) => (edit.kind === 'add_rule' && edit.rule.match === 'text' ? edit.rule.phrase : [])),
  );
  const open = found.open.filter(({ text }) => !phrases.has(text));
  const decided = found.open.filter(({ text }) => phrases.has(text));
  const openAnswers = decided.reduce((left, { answers }) => left - answers, found.openAnswers);
  const textCounts = { ...found.textCounts, open: found.textCounts.open - decided.length };
  return { ...found, open, openAnswers, textCounts };
}

/**
 * Undoes the newest change. With the revision that a change led to, this fails if another change was made since, because
 * the server can undo no other than the newest.
 */
export function useUndoChannels(surveyId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useChange(surveyId, async (revision: number | null) => {
    const { revision: newest = 0 } = queries.getQueryData<StoreChannels>(CHANNELS_KEY) ?? {};
    if (revision !== null && revision !== newest) throw new Error(CHANGED_SINCE);
    return await call('POST /channels/undo', { revision: newest });
  });
}

const CHANGED_SINCE =
  'Another change was made since. “Undo the last change” takes back the newest changes, one after the other.';
