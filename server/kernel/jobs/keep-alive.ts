/** A third of a lease, so that one renewal may fail or be late. */
const RENEW_EVERY_MS = 20_000;

/** Renews a lease while `work` runs, so that no other instance takes it over. */
export async function keepAlive<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  // If a renewal fails the lease expires; the work is idempotent.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
