import * as z from 'zod/mini';
import type { ShopperAnswers, ShopperResponse } from '#shared/api/admin-block.ts';
import type { ReadableResponse } from '#shared/api/analytics-results.ts';
import { resultsOf } from '#shared/analytics/types/registry.ts';
import { AppError } from '#shared/errors.ts';
import { isAllowed } from '#shared/plan/gates.ts';
import { ROUTES } from '#shared/routes.ts';
import { findStoreByShop } from '#server/areas/identity/stores/store-repository.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { readIdToken } from '#server/kernel/platform/id-token.ts';
import { openUnfilteredView, type ViewDeps } from '../open-view.ts';
import { createPresenter } from '../responses/present-response.ts';
import { findSelectedResponses } from '../responses/response-repository.ts';
import { findAnswered, type AnsweredKey } from './answered-repository.ts';

export type BlockDeps = ViewDeps & Pick<Deps, 'config'>;

export const blockInput = z.object({
  subject: z.enum(['order', 'customer']),
  id: z.string().check(z.regex(/^\d{1,20}$/)),
});

/** A block has little room: the app shows the rest. */
const SHOWN = 3;
const LONGEST_ANSWER = 200;

/** The store of a merchant who looks at its admin. The id token lasts a minute, so that no session is needed. */
export async function storeOfIdToken(
  { config, clock, database }: BlockDeps,
  authorization: string | undefined,
): Promise<string> {
  const [, token = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  const identity = readIdToken(token, config, clock());
  const store = identity && (await findStoreByShop(database, identity.shop));
  if (!store?.isInstalled) throw new AppError('UNAUTHENTICATED');
  return store.storeId;
}

export async function getShopperAnswers(
  deps: BlockDeps,
  storeId: string,
  wanted: z.output<typeof blockInput>,
): Promise<ShopperAnswers> {
  const found = await findAnswered(deps.database, storeId, { ...wanted, limit: SHOWN + 1 });
  const responses: ShopperResponse[] = [];
  for (const key of found.slice(0, SHOWN)) {
    const view = await openUnfilteredView(deps, { storeId }, key.surveyId);
    const [row] = await findSelectedResponses(deps.database, view, [key.responseId]);
    if (row !== undefined) responses.push(present(view.name, createPresenter(view)(row), key));
  }
  const { features } = await deps.billing.loadCustomer(storeId);
  const linksOrders = isAllowed(features, { type: 'link_order', ordersThisMonth: 0 });
  return { responses, hasMore: found.length > SHOWN, linksOrders };
}

function present(
  survey: string,
  { firstSavedAt, isComplete, path }: ReadableResponse,
  { surveyId, lowScore }: AnsweredKey,
): ShopperResponse {
  const page = ROUTES.analytics.replace('{surveyId}', surveyId);
  return {
    ...{ survey, at: firstSavedAt, isComplete, lowScore },
    answers: path.flatMap(({ text: question, type, answer }) => {
      if (answer === null) return [];
      const said = [resultsOf({ type }).exported(answer)].flat().join(', ');
      const other = answer.kind === 'choice' && answer.other !== null ? `${said} (${answer.other})` : said;
      return { question, answer: shortened(other) };
    }),
    path: `${page}?tab=${lowScore === null ? 'responses' : 'detractors'}`,
  };
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= LONGEST_ANSWER ? text : `${characters.slice(0, LONGEST_ANSWER - 1).join('')}…`;
}
