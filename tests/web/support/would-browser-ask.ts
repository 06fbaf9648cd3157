/** Whether the browser would ask before it closes the page. */
export function wouldBrowserAsk(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}
