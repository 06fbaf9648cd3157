import { createContext, useContext, useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';

interface DrawerState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const DrawerContext = createContext<DrawerState | null>(null);

/** The drawer's state. Its button is in the app's top bar or, inside the store's admin, in the admin's title bar. */
export function DrawerProvider({ children }: PropsWithChildren) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  // A navigation closes the drawer for good: Back must not find it open at the place where it was opened.
  if (openAt !== null && !isOpen) setOpenAt(null);
  useEffect(() => {
    // The browser's Back may restore the page from its cache in the state before leaving.
    const close = (): void => setOpenAt(null);
    window.addEventListener('pageshow', close);
    return () => window.removeEventListener('pageshow', close);
  }, []);
  const state = useMemo(
    () => ({ isOpen, setOpen: (wanted: boolean) => setOpenAt(wanted ? key : null) }),
    [isOpen, key],
  );
  return <DrawerContext.Provider value={state}>{children}</DrawerContext.Provider>;
}

export function useDrawer(): DrawerState {
  const state = useContext(DrawerContext);
  if (!state) throw new Error('useDrawer must be used within a DrawerProvider');
  return state;
}
