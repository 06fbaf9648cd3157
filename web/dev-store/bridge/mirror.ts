/**
 * An element that only describes something the admin shows in its place. Whatever changes inside it, in however
 * many steps, is reported once.
 */
export abstract class MirroredElement extends HTMLElement {
  private pending = false;
  private readonly observer = new MutationObserver(() => this.changed());

  connectedCallback(): void {
    this.observer.observe(this, { attributes: true, characterData: true, childList: true, subtree: true });
    this.changed();
  }

  disconnectedCallback(): void {
    this.observer.disconnect();
    this.changed();
  }

  /** Reports at the end of this turn, once. */
  protected changed(): void {
    if (this.pending) return;
    this.pending = true;
    queueMicrotask(() => {
      this.pending = false;
      this.report();
    });
  }

  protected abstract report(): void;
}
