/**
 * Resolves in a task of its own, as soon as the browser has done what waits, such as drawing or taking in a letter.
 * Not by a timer: those of a page in the background come late.
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
