/** 128 random bits. Without `Array.from`, which some libraries replace by one that ignores its function. */
export function newId(): string {
  let id = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) id += byte.toString(16).padStart(2, '0');
  return id;
}
