/** Lets the page do what it has to: our work in one piece could be felt under a finger on a slow phone. */
export function breathe(): Promise<void> {
  return new Promise((over) => setTimeout(over));
}
