import type { ResponseToSave } from '#shared/survey/collect.ts';
import { isWaiting, type Drawer, type KeptResponse } from './drawer.ts';
import { dropWaiting, toBody } from './parcel.ts';

/** What became of one attempt to send. */
export type Outcome =
  /** `code` is the discount code of a completed response. */
  | { readonly type: 'kept'; readonly code?: string | undefined }
  /** For good; `code` says why, as far as the server said. */
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'later'; readonly afterMs: number };

export interface Post {
  /** Never fails, and always comes to an end. */
  readonly send: (responseId: string, body: ResponseToSave) => Promise<Outcome>;
  /** For a page that is going away: no answer will be heard. */
  readonly drop: (responseId: string, body: ResponseToSave) => void;
}

export interface CourierPorts {
  readonly drawer: Drawer;
  readonly post: Post;
  readonly clock: () => number;
  /** 0 up to but not including 1. */
  readonly random: () => number;
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  readonly wait: (ms: number, then: () => void) => () => void;
  /** Answers wait for a connection, or no longer do. */
  readonly onWaiting?: (isWaiting: boolean) => void;
  readonly onRefused?: (responseId: string, code: string) => void;
}

export interface Courier {
  /** Sends what is due, as soon as it may. */
  readonly go: () => void;
  /** The connection or the shopper is back: tries at once, unless the server asked for patience. */
  readonly wake: () => void;
  /** The page is going away. */
  readonly drop: () => void;
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 300_000;

/** Carries what is due in the drawer to the server, one at a time, until the server has it or refuses it. */
export function createCourier(ports: CourierPorts): Courier {
  const { drawer, post, clock, random, wait, onWaiting, onRefused } = ports;
  let underway: KeptResponse | undefined;
  let failures = 0;
  /** Not before this has the server said that it wants to hear from us, and not before that do we try by ourselves. */
  let allowedAt = 0;
  let nextAt = 0;
  let stopWaiting: (() => void) | undefined;

  const settle = (who: string, sent: KeptResponse, outcome: Outcome) => {
    if (outcome.type === 'later') {
      allowedAt = clock() + outcome.afterMs;
      nextAt = allowedAt + random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      failures += 1;
      onWaiting?.(true);
    } else {
      failures = 0;
      const isKept = outcome.type === 'kept';
      drawer.change(who, (kept) => {
        if (kept?.id !== sent.id) return kept;
        return isKept ? acknowledged(kept, sent, outcome.code) : undefined;
      });
      onWaiting?.(false);
      if (!isKept) onRefused?.(sent.id, outcome.code);
    }
    go();
  };

  const go = () => {
    stopWaiting?.();
    stopWaiting = undefined;
    const [who, due] = Object.entries(drawer.read()).find(([, kept]) => isWaiting(kept)) ?? [];
    if (underway || !who || !due) return;
    const waitMs = nextAt - clock();
    if (waitMs > 0) {
      stopWaiting = wait(waitMs, go);
      return;
    }
    underway = due;
    void post.send(due.id, toBody(due, clock())).then((outcome) => {
      underway = undefined;
      settle(who, due, outcome);
    });
  };

  return {
    go,
    wake: () => {
      nextAt = allowedAt;
      go();
    },
    drop: () =>
      dropWaiting(
        drawer,
        post.drop,
        clock(),
        ({ id, snapshot }) => underway?.id === id && underway.snapshot.revision === snapshot.revision,
      ),
  };
}

/** What is kept once the server has a revision. A reply that was on its way longer may have no discount code. */
function acknowledged(kept: KeptResponse, { snapshot }: KeptResponse, code = kept.code): KeptResponse {
  return { ...kept, sent: Math.max(kept.sent, snapshot.revision), code };
}
