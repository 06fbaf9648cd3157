import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyTo, RequestTo } from '#shared/api/contract.ts';
import type { SurveyName } from '#shared/api/surveys.ts';
import { useServices } from '../../../../lib/services.tsx';

const KEY = ['connections'];

/** The interval of polling, because deliveries change on the server. */
const FRESH_MS = 15_000;

export function useConnections() {
  const { call } = useServices();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /connections', {}, signal),
    refetchInterval: FRESH_MS,
  });
}

const CALLS = {
  create: 'POST /connections',
  change: 'PUT /connections/{connectionId}',
  switch: 'PUT /connections/{connectionId}/state',
  rotate: 'POST /connections/{connectionId}/secret',
  remove: 'DELETE /connections/{connectionId}',
  preview: 'POST /connection-preview',
  test: 'POST /connections/{connectionId}/test',
  again: 'POST /connections/{connectionId}/again',
} as const;
type Calls = typeof CALLS;

/** Each change reads the list and the logs again. */
export function useChangeConnections<Name extends keyof Calls>(name: Name) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestTo<Calls[Name]>) => call<Calls[Name]>(CALLS[name], input),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
  });
}

export function useDeliveries(connectionId: string) {
  const { call } = useServices();
  return useInfiniteQuery({
    queryKey: [...KEY, connectionId],
    queryFn: ({ signal, pageParam }) =>
      call('GET /connections/{connectionId}/deliveries', { connectionId, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: FRESH_MS,
  });
}

/** All surveys of the store, by name. */
export function useSurveyNames() {
  const { call } = useServices();
  return useQuery({
    queryKey: ['connection-surveys'],
    queryFn: async ({ signal }) => {
      const surveys: SurveyName[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: ReplyTo<'GET /surveys/names'> = await call('GET /surveys/names', { after }, signal);
        surveys.push(...page.surveys);
        after = page.next;
      }
      return surveys.sort((one, other) => one.name.localeCompare(other.name));
    },
  });
}

/** Every question of a survey, by its meaning id. */
export function useQuestionTexts(surveyId: string | null) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['connection-questions', surveyId],
    queryFn: async ({ signal }) => {
      const { definition } = await call('GET /surveys/{surveyId}', { surveyId: surveyId ?? '' }, signal);
      return definition.questions.map(({ meaningId, text }) => ({ meaningId, text }));
    },
    enabled: surveyId !== null,
  });
}

/** The questions and answers of a survey that a connection can ask for. */
export function useAnswerChoices(surveyId: string | null) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['connection-answers', surveyId],
    queryFn: ({ signal }) =>
      call('GET /surveys/{surveyId}/analytics/filters', { surveyId: surveyId ?? '' }, signal),
    enabled: surveyId !== null,
  });
}
