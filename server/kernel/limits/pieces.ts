import { StoreQueues } from './store-queues.ts';

/** A call waits for one piece at each of its steps, and has several: what it reads comes from the database. */
const LONGEST_MS = 5;

const waiting = new StoreQueues<() => void>();
let isPassingOn = false;

/**
 * Resolves when this work of a store may continue. In each turn of the event loop one piece of long work runs, however
 * many tasks wait. So a request waits for one piece, not for one piece of each task, and long work of one store waits for
 * one piece of each other store, not for all of their tasks.
 */
export function nextPiece(storeId: string): Promise<void> {
  return new Promise((goOn) => {
    waiting.push(storeId, goOn);
    if (isPassingOn) return;
    isPassingOn = true;
    setImmediate(passOn);
  });
}

function passOn(): void {
  const goOn = waiting.takeNext();
  isPassingOn = goOn !== undefined;
  if (goOn === undefined) return;
  setImmediate(passOn);
  goOn();
}

/**
 * Returns a function to await between the items of long work. Where the items have taken so long that other requests wait,
 * it answers these first, however long one item takes.
 */
export function createPauser(
  storeId: string,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let begin = now();
  return async () => {
    if (now() - begin < LONGEST_MS) return;
    await nextPiece(storeId);
    begin = now();
  };
}

/** Takes all steps of a computation. Other requests are answered between them. */
export async function runWithPauses<T>(storeId: string, steps: Generator<void, T>): Promise<T> {
  for (;;) {
    await nextPiece(storeId);
    const step = steps.next();
    if (step.done) return step.value;
  }
}
