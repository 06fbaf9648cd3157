/** What browsers have and jsdom lacks, as far as dialogs and the view of a survey need it. */
export function addWhatJsdomLacks(): void {
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
