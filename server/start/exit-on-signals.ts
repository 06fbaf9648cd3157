import type { RunningServer } from './start-server.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Ctrl+C reaches the process from the terminal and may come once more from the npm above it. */
const SAME_SIGNAL_MS = 500;

/** Stops gracefully on the first signal and at once on the second; a fault that nobody caught ends the process. */
export function exitOnSignals({ stop, log }: Pick<RunningServer, 'stop' | 'log'>): void {
  let askedAt: number | undefined;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (askedAt !== undefined) {
        if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      askedAt = performance.now();
      log.info({ signal }, 'Stopping');
      void stop().then(() => process.exit(0));
    });
  }
  // After such a fault nothing that is in memory can be trusted; the platform starts a new instance.
  const die = (error: unknown) => {
    log.fatal({ error }, 'A fault that nobody caught');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
}
