import type { Page } from './context.ts';
import type { PageTarget } from './delivery.ts';

export function targetsPage({ kinds, paths }: PageTarget, page: Page): boolean {
  if (kinds.length === 0 && paths.length === 0) return true;
  return kinds.includes(page.kind) || paths.some((pattern) => fitsPath(pattern, page.path));
}

/** Piece by piece instead of a regular expression, which a long pattern could make slow in somebody's shop. */
export function fitsPath(pattern: string, path: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return path === first;
  if (!path.startsWith(first)) return false;
  let from = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, from);
    if (found < 0) return false;
    from = found + piece.length;
  }
  return path.length - from >= last.length && path.endsWith(last);
}
