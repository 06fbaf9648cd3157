import { API_BASE } from '#shared/api/base.ts';
import {
  responsePath,
  sightingsPath,
  type CollectAttributes,
  type ResponseToSave,
  type Sighting,
  type SightingKind,
} from '#shared/survey/collect.ts';
import { isRefusedForGood } from '#shared/survey/refused-for-good.ts';
import type { Variant } from '#shared/survey/variant.ts';
import type { Snapshot } from '#shared/survey/run/run.ts';
import { newId } from '#web/collect/new-id.ts';

interface Reply {
  readonly data?: { readonly discountCode?: string };
  readonly error?: { readonly code?: string };
}

interface SenderOptions {
  readonly server: string;
  readonly publicId: string;
  readonly version: number;
  readonly variant: Variant | undefined;
  readonly attributes: CollectAttributes;
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
  const { server, publicId, version, variant, attributes } = options;
  const responseId = newId();
  const sightingId = newId();
  const startedAt = Date.now();
  // The checkout token is secret and stays the same on a later visit; an order's number can be guessed.
  const respondentKey = attributes.checkoutToken ?? `shopper:${responseId}`;
  const told = new Set<SightingKind>();
  let latest = 0;

  const send = (snapshot: Snapshot, attempt = 0): void => {
    latest = Math.max(latest, snapshot.revision);
    if (snapshot.revision < latest) return;
    const again = (askedMs = 0): void => {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 4 ** attempt);
      setTimeout(() => send(snapshot, attempt + 1), Math.max(wait, askedMs));
    };
    const body: ResponseToSave = {
      version,
      variant,
      respondentKey,
      revision: snapshot.revision,
      complete: snapshot.complete,
      answers: snapshot.answers,
      timings: snapshot.timings,
      path: snapshot.path,
      startedAt,
      changedAt: snapshot.changedAt,
      sentAt: Date.now(),
      attributes,
    };
    post(responsePath(publicId, responseId), body).then(
      async (reply) => {
        const { data, error } = ((await reply.json().catch(() => null)) ?? {}) as Reply;
        if (isRefusedForGood(reply.status)) options.onRefused(error?.code ?? '');
        else if (!reply.ok) again((Number(reply.headers.get('retry-after')) || 0) * 1000);
        else if (data?.discountCode) options.onCode(data.discountCode);
      },
      () => again(),
    );
  };

  /** Plain text needs no preflight request. */
  const post = (path: string, body: object) =>
    fetch(server + API_BASE + path, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(body),
    });

  const sight = (kind: SightingKind): void => {
    if (told.has(kind)) return;
    told.add(kind);
    const { placement, country, customerType } = attributes;
    const sighting: Sighting = {
      ...{ sightingId, kind, version, at: Date.now(), sentAt: Date.now() },
      attributes: { placement, country, customerType },
    };
    post(sightingsPath(publicId), sighting).catch(() => undefined);
  };

  return { respondentKey, send: (snapshot: Snapshot) => send(snapshot), sight };
}
