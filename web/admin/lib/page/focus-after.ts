import { flushSync } from 'react-dom';

/** Applies a change synchronously and focuses an element of the result, before the next key press. */
export function focusAfter(change: () => void, elementId: string): void {
  flushSync(change);
  focusAtEnd(document.getElementById(elementId));
}

/** Typing goes on after the text that is there. */
export function focusAtEnd(element: HTMLElement | null | undefined): void {
  element?.focus();
  if (element instanceof HTMLTextAreaElement)
    element.setSelectionRange(element.value.length, element.value.length);
}
