import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { FeatureKey } from '#shared/plan/features.ts';
import { useUntilNavigation } from '../page/use-until-navigation.ts';

interface UpgradeState {
  /** The feature that the plan refused; null if no upgrade is offered. */
  readonly feature: FeatureKey | null;
  readonly open: (feature: FeatureKey) => void;
  readonly close: () => void;
}

const UpgradeContext = createContext<UpgradeState | null>(null);

/** One upgrade dialog for the whole app: any component opens it, the app renders it. */
export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [feature, setFeature] = useUntilNavigation<FeatureKey | null>(null);
  const state = useMemo(
    () => ({ feature, open: setFeature, close: () => setFeature(null) }),
    [feature, setFeature],
  );
  return <UpgradeContext.Provider value={state}>{children}</UpgradeContext.Provider>;
}

export function useUpgrade(): UpgradeState {
  const state = useContext(UpgradeContext);
  if (!state) throw new Error('useUpgrade must be used within an UpgradeProvider');
  return state;
}
