/** Adds the browser features that jsdom lacks and that dialogs, files and the survey view need. */
export function addMissingBrowserFeatures(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  Element.prototype.scrollIntoView = () => undefined;
  // It prints an error where a browser would open another page. The app's own links have been handled by then.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  if (!('adoptedStyleSheets' in Document.prototype)) {
    Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { value: [], writable: true });
  }
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  if ('adoptedStyleSheets' in ShadowRoot.prototype) return;
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [] });
}
