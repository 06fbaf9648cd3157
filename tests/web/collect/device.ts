import type { ResponseToSave } from '#shared/survey/collect.ts';
import { compileSurvey } from '#shared/survey/compile-logic.ts';
import { createRun } from '#shared/survey/run/create-run.ts';
import type { Run } from '#shared/survey/run/run.ts';
import { createCourier, type Outcome } from '#web/collect/courier.ts';
import { createDrawer, type Shelf } from '#web/collect/drawer.ts';
import { createResponse, SHOPPER, type Beginning } from '#web/collect/response.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

export const SURVEY = compileSurvey(
  survey(question('text', 'a'), question('text', 'b'), question('text', 'c')),
);

/** Something sent that nobody has decided about yet. */
export interface Parcel {
  readonly responseId: string;
  readonly body: ResponseToSave;
  /** Tells the page what became of it; a page that is gone doesn't hear it. */
  readonly reply: (outcome: Outcome) => void;
}

export interface Tab {
  readonly run: () => Run;
  readonly isShown: () => boolean;
  readonly waiting: () => boolean;
  readonly refusals: string[];
  /** The browser tells that another tab wrote, or that this one is looked at again. */
  readonly wake: () => void;
  readonly close: () => void;
  /** Gone without a word, as when the device runs out of memory. */
  readonly kill: () => void;
}

/** A browser with one survey in any number of tabs, its clock and its network in the hands of the test. */
export function createDevice(options: Partial<Beginning> & { chance?: () => number } = {}) {
  const parcels: Parcel[] = [];
  const timers = new Set<{ readonly at: number; readonly then: () => void }>();
  let now = 1_000_000;
  let ids = 0;
  let stored: string | null = null;
  const shelf: Shelf = {
    read: () => stored,
    write: (text) => void (stored = text),
    isLasting: () => true,
  };

  function openTab(own: Partial<Beginning> & { shelf?: Shelf } = {}): Tab {
    let isOpen = true;
    let isWaiting = false;
    const refusals: string[] = [];
    const alive = (callback: () => void) => () => {
      if (isOpen) callback();
    };
    const clock = () => now;
    const drawer = createDrawer(own.shelf ?? shelf, clock);
    const response = createResponse(
      { who: SHOPPER, version: 1, attributes: { placement: 'hosted' }, ...options, ...own },
      { drawer, clock, newId: () => `id-${++ids}`, onDue: () => courier.go(), onAhead: () => mount() },
    );
    const courier = createCourier({
      drawer,
      clock,
      post: {
        send: (responseId, body) =>
          new Promise((resolve) => {
            parcels.push({ responseId, body, reply: (outcome) => isOpen && resolve(outcome) });
          }),
        drop: (responseId, body) => void parcels.push({ responseId, body, reply: () => undefined }),
      },
      random: options.chance ?? (() => 1),
      wait: (ms, then) => {
        const timer = { at: now + ms, then: alive(then) };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
      onWaiting: (waits) => void (isWaiting = waits),
      onRefused: (responseId, code) => {
        if (responseId === response.now().id) response.end();
        refusals.push(code);
      },
    });
    let run: Run;
    const mount = () => {
      const { key, snapshot } = response.now();
      const ports = { ...response.ports(), clock };
      run = createRun({ survey: SURVEY, ports, respondentKey: key, mode: 'live', restore: snapshot });
    };
    mount();
    courier.go();
    return {
      run: () => run,
      isShown: () => isOpen,
      waiting: () => isWaiting,
      refusals,
      wake: alive(() => {
        response.catchUp();
        courier.wake();
      }),
      close: () => {
        run.flush();
        courier.drop();
        isOpen = false;
      },
      kill: () => void (isOpen = false),
    };
  }

  return {
    openTab,
    parcels,
    shelf,
    stored: () => stored,
    clock: () => now,
    /** Lets time pass, and whatever was waiting for it happen. */
    async pass(ms: number): Promise<void> {
      const until = now + ms;
      for (;;) {
        const [next] = [...timers].sort((one, other) => one.at - other.at);
        if (!next || next.at > until) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.then();
        await settled();
      }
      now = until;
    },
    timers,
  };
}

export type Device = ReturnType<typeof createDevice>;

/** After everything that was only waiting for its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** What a server keeps, in little: the highest revision of each response, and nothing after completion. */
export function createServer() {
  const kept = new Map<string, ResponseToSave>();
  return {
    kept,
    take({ responseId, body }: Parcel): void {
      const before = kept.get(responseId);
      if (before && (before.complete || before.revision >= body.revision)) return;
      kept.set(responseId, structuredClone(body));
    },
  };
}

export function say(tab: Tab, value: string): void {
  tab.run().answer({ value });
}
