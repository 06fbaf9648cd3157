interface WithScheduler {
  /** Not in every browser. */
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/**
 * Ends the current task, so that the page can react to input: a long task delays it on a slow phone. Where the browser
 * can, our next task comes before others that wait, such as caching compiled code.
 */
export function yieldToMain(): Promise<void> {
  return (globalThis as WithScheduler).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Waits until the browser has painted what was just drawn. Some pages replace the browser's own function. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => setTimeout(resolve);
    try {
      requestAnimationFrame(end);
    } catch {
      end();
    }
  });
}
