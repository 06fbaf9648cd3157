import { isThorough } from '#tests/run/suite.ts';

/** The full size of a test at night, and a part of it by day. */
export function thorough<T, U>(full: T, usual: U): T | U {
  return isThorough ? full : usual;
}

/** Every n-th part of a list, from another one for each `from`: callers with successive numbers take the whole list. */
export function partOf<T>(list: readonly T[], from: number, parts: number): readonly T[] {
  return list.filter((_, at) => (at + from) % parts === 0);
}
