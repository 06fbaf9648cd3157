import type { Toast, ToApp } from '../messages.ts';
import { button, part } from './dom.ts';

/** Short messages at the bottom of the admin, the newest in front. */
export function createToasts(send: (message: ToApp) => void) {
  const host = part('toasts');
  const shown = new Map<string, { element: HTMLElement; timer: number }>();

  function hide(id: string): void {
    const toast = shown.get(id);
    if (!toast) return;
    clearTimeout(toast.timer);
    toast.element.remove();
    shown.delete(id);
    send({ kind: 'toast-dismiss', id });
  }

  function show({ id, message, isError, action, duration }: Toast): void {
    const element = document.createElement('div');
    element.className = isError ? 'toast error' : 'toast';
    const words = Object.assign(document.createElement('span'), { textContent: message });
    element.append(words);
    if (action !== null) {
      const act = () => send({ kind: 'toast-action', id });
      element.append(button({ label: action, className: 'toast-button' }, act));
    }
    const close = button({ label: '×', className: 'toast-button' }, () => hide(id));
    close.setAttribute('aria-label', 'Dismiss');
    element.append(close);
    host.append(element);
    shown.set(id, { element, timer: window.setTimeout(() => hide(id), duration) });
  }

  return { show, hide };
}
