import { createContext, useContext, useMemo, type PropsWithChildren } from 'react';
import { useUntilNavigation } from '../../lib/page/use-until-navigation.ts';

interface DrawerState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const DrawerContext = createContext<DrawerState | null>(null);

/** The drawer's state. Its button is in the app's top bar or, inside the store's admin, in the admin's title bar. */
export function DrawerProvider({ children }: PropsWithChildren) {
  const [isOpen, setOpen] = useUntilNavigation(false);
  const state = useMemo(() => ({ isOpen, setOpen }), [isOpen, setOpen]);
  return <DrawerContext.Provider value={state}>{children}</DrawerContext.Provider>;
}

export function useDrawer(): DrawerState {
  const state = useContext(DrawerContext);
  if (!state) throw new Error('useDrawer must be used within a DrawerProvider');
  return state;
}
