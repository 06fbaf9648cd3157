const KEY = 'askwell:logged-out';

/** Records in this tab that the merchant logged out, so that the frame does not sign them in again. */
export interface LogoutFlag {
  isSet(): boolean;
  set(loggedOut: boolean): void;
}

/** Storage may be blocked inside a frame; then the record lasts as long as the page. */
export function createLogoutFlag(): LogoutFlag {
  let remembered = false;
  return {
    isSet: () => {
      try {
        return remembered || sessionStorage.getItem(KEY) !== null;
      } catch {
        return remembered;
      }
    },
    set: (loggedOut) => {
      remembered = loggedOut;
      try {
        if (loggedOut) sessionStorage.setItem(KEY, '1');
        else sessionStorage.removeItem(KEY);
      } catch {
        // Storage is blocked: the record stays in memory.
      }
    },
  };
}
