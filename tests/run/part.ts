/** Reads `--part=2/4`, which is Vitest's own notation for a shard. */
export function readPart(parameters: readonly string[]): string | undefined {
  const [first, ...others] = parameters;
  if (first === undefined) return undefined;
  const [, part = '', parts = ''] = /^--part=(\d+)\/(\d+)$/.exec(first) ?? [];
  const isRight = others.length === 0 && Number(part) >= 1 && Number(part) <= Number(parts);
  if (!isRight) throw new Error('Say which part: npm run test:nightly -- --part=1/4');
  return `${part}/${parts}`;
}
