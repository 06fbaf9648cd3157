const LONGEST_MS = 10;

/** Tasks that continue in the order in which they began to wait. */
const waiting: (() => void)[] = [];
let isPassingOn = false;

/**
 * Resolves when this work may continue. In each turn of the event loop one piece of long work runs, however many tasks
 * wait. So a request waits for one piece, not for one piece of each task.
 */
export function nextPiece(): Promise<void> {
  return new Promise((goOn) => {
    waiting.push(goOn);
    if (isPassingOn) return;
    isPassingOn = true;
    setImmediate(passOn);
  });
}

function passOn(): void {
  const goOn = waiting.shift();
  isPassingOn = goOn !== undefined;
  if (goOn === undefined) return;
  setImmediate(passOn);
  goOn();
}

/**
 * Returns a function to await between the items of long work. Where the items have taken so long that other requests wait,
 * it answers these first, however long one item takes.
 */
export function createPauser(now: () => number = () => performance.now()): () => Promise<void> {
  let begin = now();
  return async () => {
    if (now() - begin < LONGEST_MS) return;
    await nextPiece();
    begin = now();
  };
}
