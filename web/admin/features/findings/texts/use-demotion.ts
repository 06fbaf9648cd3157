import { failedChange } from '../../../ui/toasts/failed-change.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useResultsChange } from '../../../answers/api/results.ts';

/**
 * Reverts a promotion: the texts count as Other again. It tells the result even if the dialog that promoted them is
 * closed by then: the callbacks of `mutate` would not run.
 */
export function useDemotion(surveyId: string, meaningId: string) {
  const { show } = useToasts();
  const { mutateAsync, isPending } = useResultsChange(
    surveyId,
    'POST /surveys/{surveyId}/analytics/questions/{meaningId}/demotions',
  );
  const demote = (body: string): void =>
    void mutateAsync({ meaningId, body }).then(
      ({ isUnfinished }) =>
        show({
          variant: 'success',
          title: `“${body}” counts as Other again`,
          ...(isUnfinished && { description: 'Earlier answers follow in the background.' }),
        }),
      (error: unknown) =>
        show({
          ...failedChange(`“${body}” still counts as an option`, error),
          action: { label: 'Try again', onAction: () => demote(body) },
        }),
    );
  return { demote, isBusy: isPending };
}
