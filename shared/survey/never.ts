/** Makes a switch exhaustive: a new case without a branch does not compile. */
export function assertNever(value: never): never {
  throw new TypeError(`Unhandled case: ${String(value)}`);
}
