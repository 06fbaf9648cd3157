const KEY = 'askwell:selected-plan-upgrade';

/** Outlives the way over the store's charge page, which takes the whole window with it. */
export function rememberUpgrade(planId: string): void {
  try {
    localStorage.setItem(KEY, planId);
  } catch {
    // Storage may be refused inside a frame: the plan comes all the same, only nobody congratulates.
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
    // Then it could not be remembered either.
  }
}
