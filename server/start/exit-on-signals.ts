import type { Logger } from '#server/kernel/telemetry/log.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Ctrl+C reaches the process from the terminal and may arrive again from npm. */
const SAME_SIGNAL_MS = 500;

interface Running {
  readonly log: Logger;
  readonly stop: () => Promise<void>;
}

/** Stops gracefully on the first signal and immediately on the second. An uncaught error ends the process. */
export function exitOnSignals({ stop, log }: Running): void {
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
  // After an uncaught error, in-memory state is not reliable; the hosting platform starts a new instance.
  const die = (error: unknown) => {
    log.fatal({ error }, 'An error that nobody caught');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
}
