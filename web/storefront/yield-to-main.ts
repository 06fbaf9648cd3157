/** Ends the current task, so that the page can react to input: a long task delays it on a slow phone. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
