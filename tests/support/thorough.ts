import { isThorough } from '#tests/run/suite.ts';

/** The full size of a test at night, and a part of it by day. */
export function thorough<T, U>(full: T, usual: U): T | U {
  return isThorough ? full : usual;
}
