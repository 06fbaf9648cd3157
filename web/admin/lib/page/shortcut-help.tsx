import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useUntilNavigation } from './use-until-navigation.ts';

interface ShortcutHelpState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const ShortcutHelpContext = createContext<ShortcutHelpState | null>(null);

/** One list of shortcuts for the whole app: any component opens it, the app renders it. */
export function ShortcutHelpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useUntilNavigation(false);
  const state = useMemo(
    () => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }),
    [isOpen, setOpen],
  );
  return <ShortcutHelpContext.Provider value={state}>{children}</ShortcutHelpContext.Provider>;
}

export function useShortcutHelp(): ShortcutHelpState {
  const state = useContext(ShortcutHelpContext);
  if (!state) throw new Error('useShortcutHelp must be used within a ShortcutHelpProvider');
  return state;
}
