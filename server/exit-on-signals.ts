import type { RunningServer } from './main.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Stops gracefully on the first signal and at once on the second; a fault that nobody caught ends the process. */
export function exitOnSignals({ stop, log }: Pick<RunningServer, 'stop' | 'log'>): void {
  let asked = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
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
