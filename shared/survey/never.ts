/** Closes a total switch: a new case that nobody handles no longer compiles. */
export function assertNever(value: never): never {
  throw new TypeError(`Unhandled case: ${String(value)}`);
}
