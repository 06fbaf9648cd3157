/**
 * The full size of a test when `THOROUGH=1`, and otherwise the usual one, with which the long tests end in half an hour
 * on two processors.
 */
export function thorough<T, U>(full: T, usual: U): T | U {
  return process.env['THOROUGH'] === '1' ? full : usual;
}
