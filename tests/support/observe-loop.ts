import { closeSync, openSync, readSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

interface LoopReport {
  readonly lastedMs: number;
  readonly activeMs: number;
  readonly longestDelayMs: number;
  /**
   * The longest delay by the processor time that the thread used in it. Unlike the delay, it does not grow while
   * other programs have the processor. Null where the system does not tell (everywhere but on Linux).
   */
  readonly longestWorkMs: number | null;
}

/** Observes this process's event loop while it works. */
export async function observeLoop(work: () => Promise<unknown>): Promise<LoopReport> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const before = performance.eventLoopUtilization();
  const begin = performance.now();
  const watch = watchWork();
  delay.enable();
  try {
    await work();
  } finally {
    delay.disable();
    watch?.stop();
  }
  return {
    lastedMs: performance.now() - begin,
    activeMs: performance.eventLoopUtilization(before).active,
    longestDelayMs: delay.max / 1e6,
    longestWorkMs: watch?.longestMs() ?? null,
  };
}

interface WorkWatch {
  longestMs(): number;
  stop(): void;
}

/** Reads the thread’s processor time in each turn of the event loop. */
function watchWork(): WorkWatch | null {
  const clock = openThreadClock();
  if (clock === null) return null;
  let [last, longest] = [clock.usedMs(), 0];
  const look = (): void => {
    const now = clock.usedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  return {
    longestMs: () => longest,
    stop() {
      look();
      clearInterval(timer);
      clock.close();
    },
  };
}

/** The processor time of the calling thread, as Linux counts it. */
function openThreadClock(): { usedMs(): number; close(): void } | null {
  if (process.platform !== 'linux') return null;
  const file = openSync('/proc/thread-self/schedstat', 'r');
  const buffer = Buffer.alloc(100);
  return {
    usedMs: () =>
      Number.parseInt(buffer.toString('latin1', 0, readSync(file, buffer, 0, buffer.length, 0)), 10) / 1e6,
    close: () => closeSync(file),
  };
}
