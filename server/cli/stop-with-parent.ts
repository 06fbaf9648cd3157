const EVERY_MS = 1_000;

/**
 * npm doesn't always pass on that it is ended, and an app that lives on would hold the port and the data
 * folder. Only for a start by npm: whoever starts Node in the background by hand means it to stay.
 */
export function stopWithParent(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, EVERY_MS);
  timer.unref();
}
