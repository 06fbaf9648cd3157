const KEY = 'askwell:logged-out';

/** Remembers in this tab that the merchant logged out, so that the frame does not sign them in again. */
export interface LogoutMark {
  isSet(): boolean;
  set(loggedOut: boolean): void;
}

/** Storage may be refused inside a frame; then the mark lasts as long as the page. */
export function createLogoutMark(): LogoutMark {
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
        // The page's own memory is all there is.
      }
    },
  };
}
