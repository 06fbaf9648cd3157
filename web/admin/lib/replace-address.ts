/**
 * Gives the address another path without telling the router, which would build the screen anew: what is on it is
 * the same thing, which only got an address of its own.
 */
export function replaceAddress(path: string): void {
  window.history.replaceState(window.history.state, '', path);
}
