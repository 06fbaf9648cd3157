import type { SurveyBelongings } from '#shared/api/surveys.ts';
import { pluralize } from '../../lib/pluralize.ts';

/** What a deletion deletes, in numbers. */
export function lossOf({ responses, completes, texts, versions }: SurveyBelongings): string {
  const parts = [
    responses === 0
      ? 'no responses'
      : `${pluralize(responses, 'response')} (${completes.toLocaleString()} complete)`,
    texts > 0 && pluralize(texts, 'text in shoppers’ own words', 'texts in shoppers’ own words'),
    versions > 0 && pluralize(versions, 'published version'),
  ].filter((part) => part !== false);
  return `This deletes ${new Intl.ListFormat('en').format(parts)}. It cannot be undone.`;
}

export function isNothingLost({ responses, versions }: SurveyBelongings): boolean {
  return responses === 0 && versions === 0;
}
