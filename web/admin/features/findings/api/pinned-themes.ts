import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PinnedThemes } from '#shared/api/analytics-themes.ts';
import type { ThemePhrase } from '#shared/text/theme-rule.ts';
import { useServices } from '../../../lib/services.tsx';
import { analyticsKey } from '../../../answers/api/analytics-key.ts';

export function usePinnedThemes(surveyId: string, meaningId: string) {
  const { call } = useServices();
  return useQuery({
    queryKey: analyticsKey(surveyId, 'pinned-themes', meaningId),
    queryFn: ({ signal }) =>
      call(
        'GET /surveys/{surveyId}/analytics/questions/{meaningId}/pinned-themes',
        { surveyId, meaningId },
        signal,
      ),
  });
}

/** Replaces the pinned themes. All counts change with them. */
export function useSavePinnedThemes(surveyId: string, meaningId: string) {
  const { call } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ themes, revision }: Pick<PinnedThemes, 'themes' | 'revision'>) =>
      call('PUT /surveys/{surveyId}/analytics/questions/{meaningId}/pinned-themes', {
        ...{ surveyId, meaningId, revision },
        themes: themes.map(({ phrases, ...theme }) => ({ ...theme, phrases: [...phrases] })),
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: analyticsKey(surveyId) }),
  });
}

/** What a theme with these phrases would catch. */
export function useThemePreview(surveyId: string, meaningId: string, phrases: readonly ThemePhrase[]) {
  const { call } = useServices();
  return useQuery({
    queryKey: analyticsKey(surveyId, 'theme-preview', meaningId, phrases),
    queryFn: ({ signal }) =>
      call(
        'POST /surveys/{surveyId}/analytics/questions/{meaningId}/theme-preview',
        { surveyId, meaningId, phrases: [...phrases] },
        signal,
      ),
    enabled: phrases.length > 0,
    placeholderData: keepPreviousData,
  });
}
