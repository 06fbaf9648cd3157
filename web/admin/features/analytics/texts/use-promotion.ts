import type { SortedWords } from '#shared/api/analytics.ts';
import { counted } from '../../../lib/counted.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { usePromoteOther } from '../api/promotions.ts';
import { useDemotion } from './use-demotion.ts';

interface Wanted {
  readonly body: string;
  readonly optionId: string;
  readonly text: string;
}

/** Says how it went, and offers the way back. */
export function usePromotion(surveyId: string, meaningId: string, onDone: () => void) {
  const { mutate, isPending, error } = usePromoteOther(surveyId);
  const { demote } = useDemotion(surveyId, meaningId);
  const { show } = useToasts();
  const promote = (wanted: Wanted): void =>
    mutate(
      { meaningId, ...wanted },
      {
        onSuccess: ({ text, ...sorted }) => {
          show({
            variant: 'success',
            title: `“${wanted.body}” counts as “${text}”`,
            description: `${movedWords(sorted)} What people wrote is kept.`,
            action: { label: 'Undo', onAction: () => demote(wanted.body) },
          });
          onDone();
        },
      },
    );
  return { promote, isPending, error };
}

function movedWords({ changed, isUnfinished }: SortedWords): string {
  const moved = `${counted(changed, 'answer')} moved`;
  return isUnfinished ? `So far ${moved}; the rest follow in the background.` : `${moved}.`;
}
