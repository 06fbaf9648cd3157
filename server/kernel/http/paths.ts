/** Converts the contract's `{id}` to Express' `:id`. */
export const expressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The path without parameter names: two paths with the same pattern match the same addresses. */
export const patternOf = (path: string) => path.replaceAll(/:\w+/g, ':');

/** Sorts fixed segments before parameters, so that the order of declaration does not matter. */
export function bySpecificity(a: string, b: string): number {
  return ranks(a).localeCompare(ranks(b)) || a.localeCompare(b);
}

const ranks = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

/** Whether a requested path matches a screen's path with parameters in braces. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith('{') || segment === given[index])
  );
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
