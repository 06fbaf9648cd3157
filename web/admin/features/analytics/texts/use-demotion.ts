import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useDemoteOther } from '../api/promotions.ts';

/** Reverts a promotion: the texts count as Other again. */
export function useDemotion(surveyId: string, meaningId: string) {
  const { show } = useToasts();
  const { mutate, isPending } = useDemoteOther(surveyId);
  const demote = (body: string): void =>
    mutate(
      { meaningId, body },
      {
        onSuccess: ({ isUnfinished }) =>
          void show({
            variant: 'success',
            title: `“${body}” counts as Other again`,
            ...(isUnfinished && { description: 'Earlier answers follow in the background.' }),
          }),
        onError: (error) =>
          void show({
            variant: 'destructive',
            title: `“${body}” still counts as an option`,
            description: error.message,
            action: { label: 'Try again', onAction: () => demote(body) },
          }),
      },
    );
  return { demote, isBusy: isPending };
}
