/** A link between a place of one layer and a place of the next. */
export interface Link {
  readonly upper: number;
  readonly lower: number;
}

const SWEEPS = 12;
/** A larger flow is ordered in fewer sweeps, so that the map opens at once. */
const LARGE = 3_000;
const FEW_SWEEPS = 2;

/**
 * Orders each layer so that few links cross: each item moves to the mean place of its neighbours, down and up again, and
 * the best order that was met is kept (Sugiyama's method).
 */
export function orderLayers(layers: readonly (readonly number[])[], links: readonly Link[]): number[][] {
  const above = neighbours(links, ({ lower, upper }) => [lower, upper]);
  const below = neighbours(links, ({ lower, upper }) => [upper, lower]);
  let current = layers.map((layer) => [...layer]);
  let best = current;
  let fewest = crossings(best, links);
  const sweeps = links.length > LARGE ? FEW_SWEEPS : SWEEPS;
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep += 1) {
    current = sweep % 2 === 0 ? swept(current, above) : swept([...current].reverse(), below).reverse();
    const found = crossings(current, links);
    if (found < fewest) [best, fewest] = [current, found];
  }
  return best;
}

/** How many pairs of links cross. */
export function crossings(layers: readonly (readonly number[])[], links: readonly Link[]): number {
  const place = placesOf(layers);
  const layerOf = new Map(layers.flatMap((layer, at) => layer.map((item) => [item, at] as const)));
  const byLayer = new Map<number, [number, number][]>();
  for (const { upper, lower } of links) {
    const at = layerOf.get(upper) ?? 0;
    const pair: [number, number] = [place.get(upper) ?? 0, place.get(lower) ?? 0];
    const pairs = byLayer.get(at);
    if (pairs) pairs.push(pair);
    else byLayer.set(at, [pair]);
  }
  let count = 0;
  for (const pairs of byLayer.values()) {
    pairs.forEach(([a, b], at) => {
      for (const [c, d] of pairs.slice(at + 1)) if ((a - c) * (b - d) < 0) count += 1;
    });
  }
  return count;
}

function swept(layers: readonly (readonly number[])[], sources: ReadonlyMap<number, number[]>): number[][] {
  const place = new Map<number, number>();
  return layers.map((layer) => {
    const wanted = new Map(layer.map((item, at) => [item, mean(sources.get(item), place) ?? at]));
    const ordered = [...layer].sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
    ordered.forEach((item, at) => place.set(item, at));
    return ordered;
  });
}

function mean(items: readonly number[] | undefined, place: ReadonlyMap<number, number>): number | null {
  const known = (items ?? []).flatMap((item) => place.get(item) ?? []);
  return known.length === 0 ? null : known.reduce((sum, at) => sum + at, 0) / known.length;
}

function placesOf(layers: readonly (readonly number[])[]): Map<number, number> {
  return new Map(layers.flatMap((layer) => layer.map((item, at) => [item, at] as const)));
}

function neighbours(links: readonly Link[], ends: (link: Link) => [number, number]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const link of links) {
    const [from, to] = ends(link);
    const known = found.get(from);
    if (known) known.push(to);
    else found.set(from, [to]);
  }
  return found;
}
