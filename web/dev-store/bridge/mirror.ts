/** An element whose content the admin shows in its own place. Several changes in one turn are reported once. */
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

  /** Schedules one report at the end of this turn. */
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
