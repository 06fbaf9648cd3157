import type { Snapshot } from '#web/survey-view/run/run.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { CheckoutGlobal } from './platform.ts';

/** A response with what its survey was begun with, so that a reloaded page continues it. */
export interface BegunResponse {
  readonly responseId: string;
  readonly startedAt: number;
  readonly version: number;
  readonly variant: Variant | undefined;
  /** BCP 47. */
  readonly language: string;
  readonly definitionUrl: string;
  readonly snapshot?: Snapshot;
}

type ByOrder = Readonly<Record<string, BegunResponse>>;

const KEPT_MS = 90 * 86_400_000;

export const keyOf = (publicId: string): string => `askwell-responses-${publicId}`;

/** The response to a survey that was begun for this order on this device in the last 90 days, and a function that stores it. */
export async function openBegunResponse(
  { storage }: Pick<CheckoutGlobal, 'storage'>,
  publicId: string,
  order: string,
) {
  const key = keyOf(publicId);
  const read = async (): Promise<ByOrder> => {
    const stored = Object.entries((await storage.read<ByOrder>(key)) ?? {});
    return Object.fromEntries(stored.filter(([, { startedAt }]) => startedAt > Date.now() - KEPT_MS));
  };
  let last = Promise.resolve();
  return {
    found: (await read())[order],
    keep: (begun: BegunResponse, snapshot: Snapshot): void => {
      // Another page may have stored the response to another order meanwhile.
      last = last
        .then(async () => storage.write(key, { ...(await read()), [order]: { ...begun, snapshot } }))
        .catch(() => undefined);
    },
  };
}
