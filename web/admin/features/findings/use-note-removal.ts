import type { Annotation } from '#shared/api/analytics-annotations.ts';
import { failedChange } from '../../ui/toasts/failed-change.ts';
import { useToasts } from '../../ui/toasts/toasts.tsx';
import { useDeleteAnnotation, useSaveAnnotation } from './api/annotations.ts';

/**
 * Deletes a note and offers to undo it. The undo tells its result even if the chart is closed by then: the callbacks of
 * `mutate` would not run.
 */
export function useNoteRemoval(surveyId: string) {
  const { show } = useToasts();
  const removal = useDeleteAnnotation(surveyId);
  const { mutateAsync: save } = useSaveAnnotation(surveyId);
  const putBack = (note: Annotation): void =>
    void save(note).then(
      () => show({ variant: 'success', title: `“${note.text}” is back` }),
      (error: unknown) =>
        show({
          ...failedChange(`“${note.text}” is still deleted`, error),
          action: { label: 'Try again', onAction: () => putBack(note) },
        }),
    );
  const remove = (note: Annotation, onDone: () => void): void =>
    removal.mutate(
      { annotationId: note.annotationId },
      {
        onSuccess: () => {
          show({
            variant: 'success',
            title: `“${note.text}” is deleted`,
            action: { label: 'Undo', onAction: () => putBack(note) },
          });
          onDone();
        },
      },
    );
  return {
    remove,
    error: removal.error,
    removing: removal.isPending ? removal.variables.annotationId : null,
  };
}
