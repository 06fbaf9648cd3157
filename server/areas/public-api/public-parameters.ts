import * as z from 'zod/mini';
import type { QueryName } from '#shared/analytics/query-codec.ts';
import { page, queryShape, responseId as anyResponseId } from '#shared/api/analytics-query.ts';
import { idSchema } from '#shared/survey/schema.ts';
import { after as anyAfter } from '#shared/api/paging.ts';

// The parameters of the public API, with what readers of its document, its page and its tools learn of each.

export const about = (text: string) => z.describe(text);

export const surveyId = idSchema.check(about('The id of a survey.'));
const meaningId = idSchema.check(
  about('The id of a question, the same in all versions of the survey: `meaningId` in surveys and results.'),
);
export const responseId = anyResponseId.check(about('The id of a response.'));
export const after = anyAfter.check(about('`next` of the page before. Leave it out for the first page.'));
const { range, versions, countries, customers, placements, languages, order, answered } = queryShape;

/** The filters of results: every parameter of the analytics page, except how it compares and draws them. */
const filters = {
  range: range.check(
    about(
      'Days in the store’s time zone: `last7`, `last30` (if left out), `last90`, `last365`, `all` or `2026-01-01..2026-01-31`.',
    ),
  ),
  versions: versions.check(about('Numbers of versions, such as `1,2`.')),
  countries: countries.check(about('Countries, such as `PT,ES`, or `unknown`.')),
  customers: customers.check(about('`firstTime`, `repeat` or `unknown`.')),
  placements: placements.check(about('Where the survey was answered, such as `hosted,popup`.')),
  languages: languages.check(about('Languages, such as `en,pt`, or `unknown`.')),
  order: order.check(about('Values of orders in the store’s currency, such as `50..100` or `50..`.')),
  answered: answered.check(
    about('Those who gave an answer: the `meaningId` of a question, `=`, and the cell.'),
  ),
} satisfies Readonly<Record<Exclude<QueryName, 'compare' | 'period'>, unknown>>;

export const view = { surveyId, ...filters };
export const oneQuestion = { ...view, meaningId };

/** A moment in UTC with up to six digits of the second. */
const CHANGE_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

export const changedSince = z.optional(
  z
    .string()
    .check(
      z.maxLength(40),
      z.regex(CHANGE_MOMENT, 'A moment is written in UTC, such as 2026-01-31T12:00:00Z.'),
      about('`changesUntil` of an earlier reply, or another moment in UTC.'),
    ),
);

export const search = page.search.check(about('A part of the text.'));
