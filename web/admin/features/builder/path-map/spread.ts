/**
 * The places nearest to the wanted ones (least squares) that keep the order and the least distances between neighbours:
 * pooling adjacent violators, after each distance is taken off.
 */
export function spread(wanted: readonly number[], distances: readonly number[]): number[] {
  const offsets = [0];
  for (const distance of distances) offsets.push((offsets.at(-1) ?? 0) + distance);
  const pools: { sum: number; size: number }[] = [];
  wanted.forEach((place, at) => {
    let pool = { sum: place - (offsets[at] ?? 0), size: 1 };
    for (let last = pools.at(-1); last && last.sum / last.size > pool.sum / pool.size; last = pools.at(-1)) {
      pools.pop();
      pool = { sum: pool.sum + last.sum, size: pool.size + last.size };
    }
    pools.push(pool);
  });
  const level = pools.flatMap(({ sum, size }) => new Array<number>(size).fill(sum / size));
  return level.map((place, at) => place + (offsets[at] ?? 0));
}
