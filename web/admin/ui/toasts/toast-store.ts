export type ToastVariant = 'default' | 'destructive' | 'success' | 'warning' | 'info' | 'copy';

export interface ToastAction {
  label: string;
  onAction: () => void;
}

interface ToastText {
  title: string;
  description?: string;
  action?: ToastAction;
}

/** Only the copy variant has details to copy, and it always has them. */
export type NewToast = ToastText &
  ({ variant?: Exclude<ToastVariant, 'copy'> } | { variant: 'copy'; copyDetails: string });

export interface Toast extends ToastText {
  id: string;
  variant: ToastVariant;
  copyDetails?: string;
  /** False during the closing animation. */
  open: boolean;
}

export const TOAST_LIMIT = 3;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVAL_MS = 1_000;

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  since: number;
  left: number;
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** Newest first. A toast closes after its time, which pauses while a person reads it. */
export function createToastStore() {
  const listeners = new Set<() => void>();
  const countdowns = new Map<string, Countdown>();
  let toasts: readonly Toast[] = [];
  let paused = false;
  let made = 0;

  const become = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const stop = (id: string): void => {
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
  };

  const count = (id: string, left: number): void => {
    const timer = paused ? undefined : setTimeout(() => dismiss(id), left);
    countdowns.set(id, { timer, since: Date.now(), left });
  };

  const remove = (id: string): void => {
    stop(id);
    become(toasts.filter((toast) => toast.id !== id));
  };

  const dismiss = (id: string): void => {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    stop(id);
    become(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => remove(id), TOAST_REMOVAL_MS);
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts: (): readonly Toast[] => toasts,

    show: (toast: NewToast): string => {
      made += 1;
      const id = `toast-${made}`;
      const all = [{ variant: 'default' as const, ...toast, id, open: true }, ...toasts];
      for (const gone of all.slice(TOAST_LIMIT)) stop(gone.id);
      count(id, TOAST_DURATION_MS);
      become(all.slice(0, TOAST_LIMIT));
      return id;
    },

    dismiss,

    /** Pauses or resumes the timers; each toast keeps its remaining time. */
    pause: (reading: boolean): void => {
      if (reading === paused) return;
      paused = reading;
      for (const [id, { timer, since, left }] of [...countdowns]) {
        clearTimeout(timer);
        count(id, reading ? left - (Date.now() - since) : left);
      }
    },
  };
}
