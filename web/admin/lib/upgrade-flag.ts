const KEY = 'askwell:selected-plan-upgrade';

/** Survives the visit to the store's charge page, which replaces the whole window. */
export function rememberUpgrade(planId: string): void {
  try {
    localStorage.setItem(KEY, planId);
  } catch {
    // Storage may be blocked inside a frame: the plan is active, only the congratulation is missing.
  }
}

export function isUpgrading(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetUpgrade(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was stored either.
  }
}
