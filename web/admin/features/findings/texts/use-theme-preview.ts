import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ThemePhrase } from '#shared/text/theme-rule.ts';
import { analyticsKey } from '../../../answers/api/results.ts';
import { useServices } from '../../../lib/services.tsx';

const PREVIEW = 'POST /surveys/{surveyId}/analytics/questions/{meaningId}/theme-preview';

/** What a theme with these phrases would catch. */
export function useThemePreview(surveyId: string, meaningId: string, phrases: readonly ThemePhrase[]) {
  const { call } = useServices();
  return useQuery({
    queryKey: analyticsKey(surveyId, PREVIEW, meaningId, phrases),
    queryFn: ({ signal }) => call(PREVIEW, { surveyId, meaningId, phrases: [...phrases] }, signal),
    enabled: phrases.length > 0,
    placeholderData: keepPreviousData,
  });
}
