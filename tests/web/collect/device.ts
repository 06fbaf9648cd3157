import type { ResponseToSave } from '#shared/collect/collect.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import { createRun } from '#web/survey-view/run/create-run.ts';
import type { Run } from '#web/survey-view/run/run.ts';
import { createResponseStore, type TextStorage } from '#web/collect/response-store.ts';
import { createTabResponse, SHOPPER, type ResponseStart } from '#web/collect/tab-response.ts';
import type { SendResult } from '#web/collect/post-response.ts';
import { createUploadQueue } from '#web/collect/upload-queue.ts';
import { question, survey } from '#tests/shared/survey/build.ts';

export const SURVEY = compileSurvey(
  survey(question('text', 'a'), question('text', 'b'), question('text', 'c')),
);

/** A request in flight; the test decides its result. */
export interface SentRequest {
  readonly responseId: string;
  readonly body: ResponseToSave;
  /** Delivers the result to the page, unless the page is gone. */
  readonly reply: (result: SendResult) => void;
}

export interface Tab {
  readonly run: () => Run;
  readonly isShown: () => boolean;
  readonly waiting: () => boolean;
  /** The discount code that the tab shows. */
  readonly code: () => string | undefined;
  readonly refusals: string[];
  /** The browser reports that another tab wrote, or that this tab is visible again. */
  readonly wake: () => void;
  readonly close: () => void;
  /** Ends without an event, as when the device runs out of memory. */
  readonly kill: () => void;
}

interface DeviceOptions extends Partial<ResponseStart> {
  readonly chance?: () => number;
  /** How long a tab waits before it sends an answer. */
  readonly sendDelayMs?: number;
}

/** A browser with one survey in any number of tabs, a fake clock and a network that the test controls. */
export function createDevice(options: DeviceOptions = {}) {
  const requests: SentRequest[] = [];
  const timers = new Set<{ readonly at: number; readonly then: () => void }>();
  let now = 1_000_000;
  let ids = 0;
  let stored: string | null = null;
  const storage: TextStorage = {
    read: () => stored,
    write: (text) => void (stored = text),
    isPersistent: () => true,
  };

  function openTab(own: Partial<ResponseStart> & { storage?: TextStorage } = {}): Tab {
    let isOpen = true;
    let isWaiting = false;
    let code: string | undefined;
    const refusals: string[] = [];
    const alive = (callback: () => void) => () => {
      if (isOpen) callback();
    };
    const clock = () => now;
    const wait = (ms: number, then: () => void) => {
      const timer = { at: now + ms, then: alive(then) };
      timers.add(timer);
      return () => void timers.delete(timer);
    };
    const store = createResponseStore(own.storage ?? storage, clock);
    const { sendDelayMs = 0 } = options;
    const { respondent = SHOPPER } = { ...options, ...own };
    const response = createTabResponse(
      { version: 1, attributes: { placement: 'hosted' }, ...options, ...own, respondent },
      {
        store,
        clock,
        newId: () => `id-${++ids}`,
        onDue: () => (sendDelayMs > 0 ? void wait(sendDelayMs, queue.sendDue) : queue.sendDue()),
        onNewer: () => mount(),
      },
    );
    const queue = createUploadQueue({
      store,
      clock,
      transport: {
        send: (responseId, body) =>
          new Promise((resolve) => {
            requests.push({ responseId, body, reply: (result) => isOpen && resolve(result) });
          }),
        sendOnLeave: (responseId, body) => void requests.push({ responseId, body, reply: () => undefined }),
      },
      random: options.chance ?? (() => 1),
      wait,
      onWaiting: (waits) => {
        isWaiting = waits;
        code = store.read()[respondent]?.code;
      },
      onRefused: (responseId, code) => {
        if (responseId === response.current().id) response.end();
        refusals.push(code);
      },
    });
    let run: Run;
    const mount = () => {
      const { key, snapshot } = response.current();
      const ports = { ...response.ports(), clock };
      run = createRun({ survey: SURVEY, ports, respondentKey: key, mode: 'live', restore: snapshot });
    };
    mount();
    queue.sendDue();
    return {
      run: () => run,
      isShown: () => isOpen,
      waiting: () => isWaiting,
      code: () => code,
      refusals,
      wake: alive(() => {
        response.catchUp();
        queue.retryNow();
      }),
      close: () => {
        run.flush();
        queue.sendOnLeave();
        isOpen = false;
      },
      kill: () => void (isOpen = false),
    };
  }

  return {
    openTab,
    requests,
    storage,
    stored: () => stored,
    clock: () => now,
    /** Advances the clock and runs the timers that are due. */
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

/** Lets pending promises settle. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** A model of the server: saves the highest revision of each response, and nothing after its completion. */
export function createServer() {
  const saved = new Map<string, ResponseToSave>();
  return {
    saved,
    take({ responseId, body }: SentRequest): void {
      const before = saved.get(responseId);
      if (before && (before.complete || before.revision >= body.revision)) return;
      saved.set(responseId, structuredClone(body));
    },
  };
}

export function enterAnswer(tab: Tab, value: string): void {
  tab.run().answer({ value });
}
