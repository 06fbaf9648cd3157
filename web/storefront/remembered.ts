/** Found elements are good for this long, unless the shopper does something meanwhile. */
const FRESH_MS = 1_000;

let forgottenAt = 0;

/** After a press or a key the page may have added elements. */
export const forgetElements = (): void => void (forgottenAt = performance.now());

/**
 * The elements of the document that match. To search a long page takes a slow phone milliseconds, too much for each
 * moment of scrolling.
 */
export function remembered(selector: string): () => readonly Element[] {
  let found: readonly Element[] = [];
  let at = -Infinity;
  return () => {
    const now = performance.now();
    if (at <= forgottenAt || now - at > FRESH_MS) {
      found = [...document.querySelectorAll(selector)];
      at = now;
    }
    return found;
  };
}
