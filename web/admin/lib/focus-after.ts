import { flushSync } from 'react-dom';

/** Applies a change synchronously and focuses an element of the result, before the next key press. */
export function focusAfter(change: () => void, elementId: string): void {
  flushSync(change);
  document.getElementById(elementId)?.focus();
}
