/** A third of a lease, so that one renewal may fail or come late. */
const RENEW_EVERY_MS = 20_000;

/** Renews a lease for as long as the work goes on: what is alive is never taken over. */
export async function keepAlive<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  // A renewal that fails leaves the lease to end, and the work is idempotent.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
