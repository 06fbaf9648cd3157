import { API_BASE } from '#shared/api/base.ts';
import {
  sightingsPath,
  type CollectAttributes,
  type Sighting,
  type SightingKind,
} from '#shared/collect/collect.ts';
import type { Snapshot } from '#web/survey-view/run/run.ts';
import type { Variant } from '#shared/survey/variant.ts';
import { responseAddress } from '#web/collect/send-on-leave.ts';
import { newId } from '#web/collect/new-id.ts';
import { postResponse } from '#web/collect/post-response.ts';

interface SenderOptions {
  readonly server: string;
  readonly publicId: string;
  readonly version: number;
  readonly variant: Variant | undefined;
  readonly responseId: string;
  readonly startedAt: number;
  readonly attributes: CollectAttributes;
  /** Called when the server has saved the completed response or refused it for good. */
  readonly onDecided: () => void;
  /** Called when the server has saved the completed response, with its discount code. */
  readonly onCode: (code: string) => void;
  /** Called when the server refuses these answers for good; the code says why. */
  readonly onRefused: (code: string) => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Sends the latest snapshot and retries while the page is open, when the network fails or the server asks to wait.
 * The checkout's worker ends with its page, so nothing can be sent later.
 */
export function createSender(options: SenderOptions) {
  const { server, publicId, version, variant, responseId, startedAt, attributes } = options;
  const sightingId = newId();
  // The checkout token is secret and stays the same on a later visit; an order's number can be guessed.
  const respondentKey = attributes.checkoutToken ?? `shopper:${responseId}`;
  const told = new Set<SightingKind>();
  let latest = 0;

  const send = async (snapshot: Snapshot, attempt = 0): Promise<void> => {
    latest = Math.max(latest, snapshot.revision);
    if (snapshot.revision < latest) return;
    const { currentQuestionId: _, ...fields } = snapshot;
    const result = await postResponse(responseAddress(server, publicId, responseId), {
      ...fields,
      ...{ version, variant, respondentKey, startedAt, sentAt: Date.now(), attributes },
    });
    if (snapshot.complete && result.type !== 'later') options.onDecided();
    if (result.type === 'refused') options.onRefused(result.code);
    else if (result.type === 'later') {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 4 ** attempt);
      setTimeout(() => void send(snapshot, attempt + 1), Math.max(wait, result.afterMs));
    } else if (result.code) options.onCode(result.code);
  };

  const sight = (kind: SightingKind): void => {
    if (told.has(kind)) return;
    told.add(kind);
    const { placement, country, customerType } = attributes;
    const at = Date.now();
    const sighting: Sighting = {
      ...{ sightingId, kind, version, at, sentAt: at },
      attributes: { placement, country, customerType },
    };
    // A text needs no preflight request.
    const body = JSON.stringify(sighting);
    fetch(server + API_BASE + sightingsPath(publicId), { method: 'POST', body }).catch(() => undefined);
  };

  return { respondentKey, send: (snapshot: Snapshot) => void send(snapshot), sight };
}
