import type { QuestionOf } from '#shared/survey/question.ts';
import { useSettings } from '../../editor/use-settings.ts';
import { EndLabels } from '../helpers/end-labels.tsx';

export function NpsSettings({ question }: { question: QuestionOf<'nps'> }) {
  const { minLabel, maxLabel } = question.config;
  return <EndLabels minLabel={minLabel} maxLabel={maxLabel} onChange={useSettings<'nps'>(question)} />;
}
