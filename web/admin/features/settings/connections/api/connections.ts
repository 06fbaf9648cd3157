import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getFilterChoices } from '#shared/api/analytics.ts';
import * as api from '#shared/api/connections.ts';
import type { OutputOf, RequestOf } from '#shared/api/endpoint.ts';
import { listSurveyNames, type SurveyName } from '#shared/api/survey-names.ts';
import { getSurvey } from '#shared/api/surveys.ts';
import { useServices } from '../../../../lib/services.tsx';

const KEY = ['connections'];

/** The interval of polling, because deliveries change on the server. */
const FRESH_MS = 15_000;

export function useConnections() {
  const { call } = useServices();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(api.listConnections, {}, signal),
    refetchInterval: FRESH_MS,
  });
}

const CALLS = {
  create: api.createConnection,
  change: api.changeConnection,
  switch: api.switchConnection,
  rotate: api.rotateSecret,
  remove: api.deleteConnection,
  preview: api.previewConnection,
  test: api.sendTest,
  again: api.sendAgain,
} as const;
type Calls = typeof CALLS;

/** Each change reads the list and the logs again. */
export function useChangeConnections<Name extends keyof Calls>(name: Name) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestOf<Calls[Name]>) => call<Calls[Name]>(CALLS[name], input),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
  });
}

export function useDeliveries(connectionId: string) {
  const { call } = useServices();
  return useInfiniteQuery({
    queryKey: [...KEY, connectionId],
    queryFn: ({ signal, pageParam }) => call(api.listDeliveries, { connectionId, after: pageParam }, signal),
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
        const page: OutputOf<typeof listSurveyNames> = await call(listSurveyNames, { after }, signal);
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
      const { definition } = await call(getSurvey, { surveyId: surveyId ?? '' }, signal);
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
    queryFn: ({ signal }) => call(getFilterChoices, { surveyId: surveyId ?? '' }, signal),
    enabled: surveyId !== null,
  });
}
