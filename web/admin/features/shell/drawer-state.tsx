import { createContext, useContext, useMemo, useState, type PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';

interface DrawerState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const DrawerContext = createContext<DrawerState | null>(null);

/** The drawer's state. Its button is in the app's top bar or, inside the store's admin, in the admin's title bar. */
export function DrawerProvider({ children }: PropsWithChildren) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // A navigation closes the drawer: it is open only at the path where it was opened.
  const isOpen = openAt === pathname;
  const state = useMemo(
    () => ({ isOpen, setOpen: (wanted: boolean) => setOpenAt(wanted ? pathname : null) }),
    [isOpen, pathname],
  );
  return <DrawerContext.Provider value={state}>{children}</DrawerContext.Provider>;
}

export function useDrawer(): DrawerState {
  const state = useContext(DrawerContext);
  if (!state) throw new Error('useDrawer must be used within a DrawerProvider');
  return state;
}
