import type { SortedWords } from '#shared/api/analytics.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useResultsChange } from '../../../answers/api/results.ts';
import { useDemotion } from './use-demotion.ts';

interface PromotionInput {
  readonly body: string;
  readonly optionId: string;
  readonly text: string;
}

/** Shows the result and offers to undo it. */
export function usePromotion(surveyId: string, meaningId: string, onDone: () => void) {
  const { mutate, isPending, error } = useResultsChange(
    surveyId,
    'PUT /surveys/{surveyId}/analytics/questions/{meaningId}/promotions',
  );
  const { demote } = useDemotion(surveyId, meaningId);
  const { show } = useToasts();
  const promote = (wanted: PromotionInput): void =>
    mutate(
      { meaningId, ...wanted },
      {
        onSuccess: ({ text, ...sorted }) => {
          show({
            variant: 'success',
            title: `“${wanted.body}” counts as “${text}”`,
            description: `${promotedText(sorted)} What people wrote is kept.`,
            action: { label: 'Undo', onAction: () => demote(wanted.body) },
          });
          onDone();
        },
      },
    );
  return { promote, isPending, error };
}

function promotedText({ changed, isUnfinished }: SortedWords): string {
  const moved = `${pluralize(changed, 'answer')} moved`;
  return isUnfinished ? `So far ${moved}; the rest follow in the background.` : `${moved}.`;
}
