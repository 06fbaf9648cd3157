import type { Attempt } from '#shared/api/connections.ts';
import { replaceUnstorable } from '#shared/survey/plain-text.ts';

/** A reply or an error may hold text that cannot be stored. */
export const logAsJson = (log: readonly Attempt[]): string =>
  JSON.stringify(log, (_, value: unknown) => (typeof value === 'string' ? replaceUnstorable(value) : value));
