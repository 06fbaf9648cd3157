/**
 * Resolves in a new task, after the browser has handled waiting work such as painting or input. It uses no timer,
 * since timers of background pages are delayed.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
