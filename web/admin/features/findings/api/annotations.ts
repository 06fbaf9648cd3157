import { useResults, useResultsChange } from '../../../answers/api/results.ts';

const NOTES = 'GET /surveys/{surveyId}/analytics/annotations';

export const useAnnotations = (surveyId: string) => useResults(NOTES, { surveyId });

/** Also for a new one, whose id the caller chooses. */
export const useSaveAnnotation = (surveyId: string) =>
  useResultsChange(surveyId, 'PUT /surveys/{surveyId}/analytics/annotations/{annotationId}', NOTES);

export const useDeleteAnnotation = (surveyId: string) =>
  useResultsChange(surveyId, 'DELETE /surveys/{surveyId}/analytics/annotations/{annotationId}', NOTES);
