import type { Queries } from '#server/kernel/database/database.ts';
import { type MergedOrder, mergeNews } from './merge-news.ts';
import type { OrderNews } from './order-news.ts';
import { findOrder, insertQuestion, linkResponses, lockStore, saveOrder } from './order-repository.ts';

export interface KeptNews extends MergedOrder {
  /** How many responses the order was given to. */
  readonly answers: number;
}

/**
 * Keeps what the store says of an order and gives it to the responses that came from it. Day and segment of a response
 * were fixed at its first save, so no counter changes.
 */
export async function keepNews(
  tx: Queries,
  storeId: string,
  news: OrderNews,
  newId: () => string,
): Promise<KeptNews> {
  await lockStore(tx, storeId);
  const merged = mergeNews(await findOrder(tx, storeId, news.orderId), news);
  if (merged.isContested) await insertQuestion(tx, { storeId, jobId: newId() }, news);
  if (!merged.isChanged) return { ...merged, answers: 0 };
  await saveOrder(tx, storeId, merged.order);
  return { ...merged, answers: await linkResponses(tx, storeId, news.orderId) };
}
