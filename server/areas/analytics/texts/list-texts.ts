import { segmentFromStored } from '#shared/analytics/query.ts';
import type { AnswerTexts } from '#shared/api/analytics.ts';
import { ANSWER_PAGE_SIZE } from '#server/areas/analytics/rows/fill-page.ts';
import { foldText } from '#server/areas/surveys/fold-text.ts';
import { requireFound } from '#server/areas/surveys/require-found.ts';
import { fillPage } from '../rows/fill-page.ts';
import { openView, type View, type ViewDeps, type ViewInput, type Reader } from '../open-view.ts';
import { findTexts, type TextRow } from './text-repository.ts';
import { otherTextKey } from '#server/areas/collect/responses/mark-answers.ts';

type Input = ViewInput & {
  readonly meaningId: string;
  readonly after: string;
  readonly search: string;
};

export async function listTexts(
  deps: ViewDeps,
  session: Reader,
  { meaningId, after, search, ...input }: Input,
): Promise<AnswerTexts> {
  const view = await openView(deps, session, input);
  refuseUnknownQuestion(view, meaningId);
  const wanted = foldText(search);
  const { items, next } = await fillPage({
    after,
    limit: ANSWER_PAGE_SIZE,
    fetch: (from, rows) => findTexts(deps.database, view, view.filter, { meaningId, after: from, rows }),
    take: (row: TextRow) =>
      row.body !== null && foldText(row.body).includes(wanted)
        ? presentText(view, meaningId, row, row.body)
        : null,
  });
  return { texts: items, next };
}

/** Refuses a question that no version has, because the caller most likely made a mistake. */
export function refuseUnknownQuestion({ questions }: View, meaningId: string): void {
  requireFound(
    questions.find((question) => question.meaningId === meaningId),
    'This survey does not ask that question.',
  );
}

/** The text of the option that a text beside *Other* was promoted to. */
export function promotedTo({ promotions }: View, meaningId: string, body: string): string | null {
  const words = otherTextKey(body);
  const promotion = promotions.find((each) => each.questionId === meaningId && each.words === words);
  return promotion?.text ?? null;
}

export function presentText(
  view: View,
  meaningId: string,
  { at, responseId, version, country, customerType, placement, isOther }: TextRow,
  body: string,
): AnswerTexts['texts'][number] {
  return {
    ...{ responseId, version, placement, isOther, body },
    savedAt: at,
    country: knownSegment(country),
    customerType: knownSegment(customerType),
    promotedTo: isOther ? promotedTo(view, meaningId, body) : null,
  };
}

export function knownSegment(stored: string): string | null {
  return segmentFromStored(stored) === 'unknown' ? null : stored;
}
