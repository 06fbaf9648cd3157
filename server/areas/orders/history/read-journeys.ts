import * as z from 'zod/mini';
import type { Deps } from '#server/kernel/deps/deps.ts';
import type { EachStore } from '#server/kernel/jobs/each-store.ts';
import type { Turn } from '#server/kernel/jobs/turn.ts';
import { askAdmin } from '#server/kernel/platform/admin-api.ts';
import { callStore } from '#server/kernel/platform/store-access.ts';
import { findStoresWithoutJourneys, findWithoutJourney, saveJourneys } from '../journey-repository.ts';
import { JOURNEY_FIELDS, journeyIn, journeySummary } from './journey-reply.ts';

type JourneyDeps = Pick<Deps, 'config' | 'database' | 'newId'>;

const QUERY = `query Journeys($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order { id customerJourneySummary { ${JOURNEY_FIELDS} } } }
}`;

const reply = z.object({
  nodes: z.array(z.nullish(z.object({ id: z.string(), customerJourneySummary: journeySummary }))),
});

/** One page of orders costs a fraction of a store's points. */
const PAGE = 50;
const MOST_PAGES = 20;
/** The platform limits each store's calls by themselves. */
const STORES_AT_ONCE = 16;

/**
 * Fetches the visits before orders that arrived by webhook. The webhook does not contain them, because the platform adds
 * them some time after the order.
 */
export async function readJourneys(deps: JourneyDeps, turn: Turn, eachStore: EachStore): Promise<void> {
  const storeIds = await findStoresWithoutJourneys(deps.database);
  await eachStore(storeIds, (storeId) => readStore(deps, storeId, turn), { stores: STORES_AT_ONCE });
}

async function readStore(deps: JourneyDeps, storeId: string, turn: Turn): Promise<void> {
  let before: string | null = null;
  for (let page = 0; page < MOST_PAGES && !turn.isOver(); page += 1) {
    const orderIds = await findWithoutJourney(deps.database, storeId, { before, limit: PAGE });
    if (orderIds.length === 0) return;
    before = orderIds.at(-1) ?? null;
    const ids = orderIds.map((id) => `gid://shopify/Order/${id}`);
    const { nodes } = await callStore(deps, storeId, (access) =>
      askAdmin(access, { query: QUERY, variables: { ids } }, reply),
    );
    const journeys = nodes.flatMap((node) => {
      const journey = journeyIn(node?.customerJourneySummary);
      return node && journey ? [{ orderId: node.id.slice(node.id.lastIndexOf('/') + 1), journey }] : [];
    });
    await saveJourneys(deps.database, storeId, journeys);
  }
}
