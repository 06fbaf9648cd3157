import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Toaster } from './toaster.tsx';
import { createToastStore, type ToastStore } from './toast-store.ts';

const ToastContext = createContext<ToastStore | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  const toasts = useSyncExternalStore(store.subscribe, store.toasts);
  return (
    <ToastContext.Provider value={store}>
      {children}
      <Toaster toasts={toasts} onDismiss={store.dismiss} onReading={store.pause} />
    </ToastContext.Provider>
  );
}

export function useToasts(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToasts must be used within a ToastProvider');
  return store;
}
