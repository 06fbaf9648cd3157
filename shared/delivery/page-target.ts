import type { Page } from './context.ts';
import type { PageTarget } from './delivery.ts';

export function targetsPage({ kinds, paths }: PageTarget, page: Page): boolean {
  if (kinds.length + paths.length === 0) return true;
  return kinds.includes(page.kind) || paths.some((pattern) => fitsPath(pattern, page.path));
}

/** Compares the parts between the stars. A regular expression made from a long pattern could be slow. */
export function fitsPath(pattern: string, path: string): boolean {
  let from = 0;
  return pattern.split('*').every((piece, at, { length }) => {
    const isLast = at === length - 1;
    const found = isLast ? path.lastIndexOf(piece) : path.indexOf(piece, from);
    const isFit = found >= from && (at > 0 || found === 0);
    from = found + piece.length;
    return isFit && (!isLast || from === path.length);
  });
}
