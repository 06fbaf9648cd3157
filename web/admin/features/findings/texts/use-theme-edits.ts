import type { PinnedThemes, SavedThemes } from '#shared/api/analytics-themes.ts';
import type { ThemeRule } from '#shared/text/theme-rule.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { failedChange } from '../../../ui/toasts/failed-change.ts';
import { useToasts } from '../../../ui/toasts/toasts.tsx';
import { useResultsChange } from '../../../answers/api/results.ts';
import { usePinnedThemes } from '../api/pinned-themes.ts';

interface ThemeEdit {
  /** The themes after the edit. */
  readonly themes: readonly ThemeRule[];
  /** What the merchant did, such as *“Lamps” is pinned*. */
  readonly title: string;
}

/** Saves an edit of the pinned themes, shows the result and offers to undo it. */
export function useThemeEdits(surveyId: string, meaningId: string) {
  const { data } = usePinnedThemes(surveyId, meaningId);
  const { mutate, mutateAsync, isPending, error } = useResultsChange(
    surveyId,
    'PUT /surveys/{surveyId}/analytics/questions/{meaningId}/pinned-themes',
  );
  const { show } = useToasts();
  // The dialog is closed by then, and an observer's callbacks are not called without its component.
  const undo = async (before: readonly ThemeRule[], revision: number): Promise<void> => {
    try {
      await mutateAsync({ meaningId, themes: before, revision });
      show({ variant: 'success', title: 'The themes are as before' });
    } catch (fault) {
      show(failedChange('The themes are still changed', fault));
    }
  };
  const save = ({ themes, title }: ThemeEdit, from: PinnedThemes, onDone?: () => void): void =>
    mutate(
      { meaningId, themes, revision: from.revision },
      {
        onSuccess: (saved) => {
          show({
            variant: 'success',
            title,
            description: describeSorting(saved),
            action: { label: 'Undo', onAction: () => void undo(from.themes, saved.revision) },
          });
          onDone?.();
        },
        onError: (fault) => {
          // A dialog shows the error itself and stays open.
          if (!onDone) show(failedChange('The themes are unchanged', fault));
        },
      },
    );
  return { pinned: data, save, isPending, error };
}

function describeSorting({ changed, isSorting }: SavedThemes): string {
  const sorted = `${pluralize(changed, 'earlier answer')} sorted anew`;
  return isSorting ? `So far ${sorted}; the rest follow in the background.` : `${sorted}.`;
}
