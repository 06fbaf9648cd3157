import type { ToastOptions } from '@shopify/app-bridge-types';
import type { Channel } from './channel.ts';
import type { ToastApi } from './types.ts';

const DURATION_MS = 5000;

export function createToasts(channel: Channel): ToastApi {
  const open = new Map<string, ToastOptions>();
  let last = 0;

  channel.on({
    'toast-action': ({ id }) => open.get(id)?.onAction?.(),
    'toast-dismiss': ({ id }) => {
      const options = open.get(id);
      open.delete(id);
      options?.onDismiss?.();
    },
  });

  return {
    show(message, options = {}) {
      const id = `toast-${++last}`;
      open.set(id, options);
      const { isError = false, action = null, duration = DURATION_MS } = options;
      channel.post({ kind: 'toast', toast: { id, message, isError, action, duration } });
      return id;
    },
    hide: (id) => channel.post({ kind: 'toast-hide', id }),
  };
}
