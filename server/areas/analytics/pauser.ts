const LONGEST_MS = 10;

/** Long work that goes on when its turn comes. */
const waiting: (() => void)[] = [];
let isPassingOn = false;

/**
 * Resolves when this work may go on: between two looks of the process at its connections, one piece of long work runs,
 * however much of it there is. So requests wait for one piece, not for one of each.
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
