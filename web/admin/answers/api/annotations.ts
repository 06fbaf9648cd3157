import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Annotation } from '#shared/api/analytics-annotations.ts';
import { useServices } from '../../lib/services.tsx';
import { analyticsKey } from './analytics-key.ts';

const keyOf = (surveyId: string) => analyticsKey(surveyId, 'annotations');

export function useAnnotations(surveyId: string) {
  const { call } = useServices();
  return useQuery({
    queryKey: keyOf(surveyId),
    queryFn: ({ signal }) => call('GET /surveys/{surveyId}/analytics/annotations', { surveyId }, signal),
  });
}

/** Also for a new one, whose id the caller chooses. */
export function useSaveAnnotation(surveyId: string) {
  const { call } = useServices();
  const refresh = useRefresh(surveyId);
  return useMutation({
    mutationFn: (annotation: Annotation) =>
      call('PUT /surveys/{surveyId}/analytics/annotations/{annotationId}', { surveyId, ...annotation }),
    onSuccess: refresh,
  });
}

export function useDeleteAnnotation(surveyId: string) {
  const { call } = useServices();
  const refresh = useRefresh(surveyId);
  return useMutation({
    mutationFn: (annotationId: string) =>
      call('DELETE /surveys/{surveyId}/analytics/annotations/{annotationId}', { surveyId, annotationId }),
    onSuccess: refresh,
  });
}

function useRefresh(surveyId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(surveyId) });
}
