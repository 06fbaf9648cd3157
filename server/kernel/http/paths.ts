/** `{id}` of the contract is `:id` of Express. */
export const expressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The path with its parameters' names left out: two with the same pattern match the same addresses. */
export const patternOf = (path: string) => path.replaceAll(/:\w+/g, ':');

/** Orders fixed segments before parameters, so that the order of declaration never decides who answers. */
export function bySpecificity(a: string, b: string): number {
  return ranks(a).localeCompare(ranks(b)) || a.localeCompare(b);
}

const ranks = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

/** Whether a path of the app's screens, parameters in braces, matches what a browser asks for. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith('{') || segment === given[index])
  );
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
