/**
 * Hashes a text to a number from 0 to 2³² − 1: the same on every page and device, and evenly distributed. FNV-1a
 * alone distributes its low bits well and its high bits badly; the finalizer of murmur3 corrects that.
 */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
