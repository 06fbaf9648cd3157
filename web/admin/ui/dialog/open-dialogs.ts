import { useSyncExternalStore } from 'react';

const opened: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Notes an open dialog. Returns the function that notes its end. */
export function noteDialog(element: HTMLDialogElement): () => void {
  opened.push(element);
  tell();
  return () => {
    opened.splice(opened.indexOf(element), 1);
    tell();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog that was opened last; null without one. The browser lets people use nothing outside of it. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, () => opened.at(-1) ?? null);
