import type { ToldEvent } from './kinds/kind.ts';

/** Earlier events that one envelope names. */
const MOST_UNDELIVERED = 20;

/**
 * The body of a webhook. It names earlier events of the same response or survey that were given up, so that the
 * receiver knows what it lacks.
 */
export function bodyOf({
  type,
  occurredAt,
  seq,
  content,
  isTest,
  undelivered,
}: Omit<ToldEvent, 'eventId'>): string {
  const missing = undelivered
    .slice(-MOST_UNDELIVERED)
    .map(({ eventId, type: of }) => ({ id: eventId, type: of }));
  return JSON.stringify({
    type,
    timestamp: new Date(occurredAt).toISOString(),
    sequence: seq,
    ...(isTest && { test: true }),
    ...(missing.length > 0 && { undelivered: missing }),
    data: content,
  });
}
