import { onTestFinished, vi } from 'vitest';

/** Until the test ends, neither jsdom nor React prints an error that a component throws on purpose. */
export function hideCaughtErrors(): void {
  const hide = (event: Event) => event.preventDefault();
  window.addEventListener('error', hide);
  onTestFinished(() => window.removeEventListener('error', hide));
  vi.spyOn(console, 'error').mockReturnValue();
}
