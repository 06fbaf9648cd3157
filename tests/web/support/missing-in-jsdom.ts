/** Adds the browser features that jsdom lacks and that dialogs and the survey view need. */
export function addMissingBrowserFeatures(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  if ('adoptedStyleSheets' in ShadowRoot.prototype) return;
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [] });
}
