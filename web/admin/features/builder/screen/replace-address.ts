/**
 * Changes the address without the router, which would remount the screen: the content is the same, only its address
 * is new.
 */
export function replaceAddress(path: string): void {
  window.history.replaceState(window.history.state, '', path);
}
