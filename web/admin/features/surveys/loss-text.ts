import type { SurveyBelongings } from '#shared/api/surveys.ts';
import { pluralize } from '../../lib/pluralize.ts';

/** What a deletion deletes, in numbers. */
export function lossOf({ responses, completes, texts, versions }: SurveyBelongings): string {
  const parts = [
    `${pluralize(responses, 'response')} (${completes.toLocaleString()} complete)`,
    pluralize(texts, 'text in shoppers’ own words', 'texts in shoppers’ own words'),
    pluralize(versions, 'published version'),
  ];
  return `This deletes ${new Intl.ListFormat('en').format(parts)}. It cannot be undone.`;
}

export function isNothingLost({ responses, versions }: SurveyBelongings): boolean {
  return responses === 0 && versions === 0;
}
