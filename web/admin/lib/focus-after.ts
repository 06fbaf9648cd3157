import { flushSync } from 'react-dom';

/** Makes a change and puts the focus on what it brought or moved, before another key can be pressed. */
export function focusAfter(change: () => void, elementId: string): void {
  flushSync(change);
  document.getElementById(elementId)?.focus();
}
