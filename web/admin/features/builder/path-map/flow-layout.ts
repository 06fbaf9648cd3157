import { orderLayers, type Link } from './order-layers.ts';
import { spread } from './spread.ts';

/** A way from one node to another. A label needs room of its own. */
export interface FlowEdge {
  readonly from: number;
  readonly to: number;
  readonly hasLabel: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DrawnEdge {
  readonly from: number;
  readonly to: number;
  /** From the one node's rim to the other's. */
  readonly points: readonly Point[];
  /** The middle of the label's room; null without a label. */
  readonly label: Point | null;
}

export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  /** The nodes' middles. */
  readonly nodes: readonly Point[];
  readonly edges: readonly DrawnEdge[];
}

export const NODE = { width: 176, height: 56 } as const;
export const LABEL = { width: 132, height: 36 } as const;
const LINE_WIDTH = 12;
const GAP = 16;
const ROW_GAP = 14;

/** An item of a layer: a node, or the place where an edge passes. */
interface Item {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a flow from the top down. Nodes stand on even layers, labels on the odd layer below the edge's upper end, so
 * that neither lies on another. The result does not depend on anything but the arguments.
 */
export function layOutFlow(count: number, edges: readonly FlowEdge[]): FlowLayout {
  const down = edges.filter(({ from, to }) => from !== to);
  const isBack = backEdges(count, down);
  const ends = down.map((edge): [number, number] =>
    isBack.has(edge) ? [edge.to, edge.from] : [edge.from, edge.to],
  );
  const rank = ranksOf(count, ends);
  const items: Item[] = Array.from({ length: count }, () => NODE);
  const layers: number[][] = [];
  const put = (layer: number, item: number): void => void (layers[layer] ??= []).push(item);
  for (let node = 0; node < count; node += 1) put(2 * (rank[node] ?? 0), node);
  const links: Link[] = [];
  const chains = down.map(({ hasLabel }, at) => {
    const [upper, lower] = ends[at] ?? [0, 0];
    const chain = [upper];
    const first = 2 * (rank[upper] ?? 0) + 1;
    for (let layer = first; layer < 2 * (rank[lower] ?? 0); layer += 1) {
      const isLabel = hasLabel && layer === first;
      items.push(isLabel ? LABEL : { width: LINE_WIDTH, height: 0 });
      put(layer, items.length - 1);
      chain.push(items.length - 1);
    }
    chain.push(lower);
    chain.slice(1).forEach((item, step) => links.push({ upper: chain[step] ?? 0, lower: item }));
    return chain;
  });
  const placed = placeItems(orderLayers(layers, links), items, links);
  const at = (item: number): Point => placed.points[item] ?? { x: 0, y: 0 };
  return {
    ...placed.size,
    nodes: Array.from({ length: count }, (_, node) => at(node)),
    edges: down.map((edge, index) => {
      const chain = chains[index] ?? [];
      const points = pointsOf(chain, at);
      const label = edge.hasLabel ? at(chain[1] ?? 0) : null;
      return {
        from: edge.from,
        to: edge.to,
        points: isBack.has(edge) ? [...points].reverse() : points,
        label,
      };
    }),
  };
}

/** The line leaves the lower rim of the upper node and ends at the upper rim of the lower one. */
function pointsOf(chain: readonly number[], at: (item: number) => Point): Point[] {
  return chain.map((item, step) => {
    const { x, y } = at(item);
    if (step === 0) return { x, y: y + NODE.height / 2 };
    return step === chain.length - 1 ? { x, y: y - NODE.height / 2 } : { x, y };
  });
}

/** The edges that lead back to a node on the way, in a walk from the first node on. */
function backEdges(count: number, edges: readonly FlowEdge[]): Set<FlowEdge> {
  const leaving = Array.from({ length: count }, (): FlowEdge[] => []);
  for (const edge of edges) leaving[edge.from]?.push(edge);
  const state = new Array<'new' | 'open' | 'done'>(count).fill('new');
  const back = new Set<FlowEdge>();
  for (let root = 0; root < count; root += 1) {
    if (state[root] !== 'new') continue;
    // A list instead of recursion: a survey may have two hundred questions in a row.
    const way: { node: number; next: number }[] = [{ node: root, next: 0 }];
    state[root] = 'open';
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const edge = leaving[top.node]?.[top.next];
      top.next += 1;
      if (edge === undefined) {
        state[top.node] = 'done';
        way.pop();
      } else if (state[edge.to] === 'open') back.add(edge);
      else if (state[edge.to] === 'new') {
        state[edge.to] = 'open';
        way.push({ node: edge.to, next: 0 });
      }
    }
  }
  return back;
}

/** The length of the longest way to each node. The ends form no circle. */
function ranksOf(count: number, ends: readonly (readonly [number, number])[]): number[] {
  const rank = new Array<number>(count).fill(0);
  const entering = new Array<number>(count).fill(0);
  for (const [, lower] of ends) entering[lower] = (entering[lower] ?? 0) + 1;
  const ready = rank.flatMap((_, node) => (entering[node] === 0 ? [node] : []));
  for (let node = ready.shift(); node !== undefined; node = ready.shift()) {
    for (const [upper, lower] of ends) {
      if (upper !== node) continue;
      rank[lower] = Math.max(rank[lower] ?? 0, (rank[upper] ?? 0) + 1);
      entering[lower] = (entering[lower] ?? 0) - 1;
      if (entering[lower] === 0) ready.push(lower);
    }
  }
  return rank;
}

const PASSES = 8;

/** Moves items under and over their neighbours, without overlap. */
function placeItems(layers: readonly (readonly number[])[], items: readonly Item[], links: readonly Link[]) {
  const x = items.map(() => 0);
  for (const layer of layers)
    spaced(
      layer,
      items,
      layer.map(() => 0),
    ).forEach((to, at) => (x[layer[at] ?? 0] = to));
  const above = new Map<number, number[]>();
  const below = new Map<number, number[]>();
  for (const { upper, lower } of links) {
    above.set(lower, [...(above.get(lower) ?? []), upper]);
    below.set(upper, [...(below.get(upper) ?? []), lower]);
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    const near = pass % 2 === 0 ? above : below;
    for (const layer of pass % 2 === 0 ? layers : [...layers].reverse()) {
      const wanted = layer.map((item) => {
        const others = near.get(item) ?? [];
        return others.length === 0
          ? (x[item] ?? 0)
          : others.reduce((sum, each) => sum + (x[each] ?? 0), 0) / others.length;
      });
      spaced(layer, items, wanted).forEach((to, at) => (x[layer[at] ?? 0] = to));
    }
  }
  const left = Math.min(0, ...items.map(({ width }, item) => (x[item] ?? 0) - width / 2));
  const right = Math.max(0, ...items.map(({ width }, item) => (x[item] ?? 0) + width / 2));
  const y = items.map(() => 0);
  let height = 0;
  for (const layer of layers) {
    const tallest = Math.max(0, ...layer.map((item) => items[item]?.height ?? 0));
    for (const item of layer) y[item] = height + tallest / 2;
    height += tallest + ROW_GAP;
  }
  const points = items.map((_, item): Point => ({ x: (x[item] ?? 0) - left, y: y[item] ?? 0 }));
  return { points, size: { width: right - left, height: Math.max(0, height - ROW_GAP) } };
}

function spaced(layer: readonly number[], items: readonly Item[], wanted: readonly number[]): number[] {
  const widths = layer.map((item) => items[item]?.width ?? 0);
  return spread(
    wanted,
    widths.slice(1).map((width, at) => (width + (widths[at] ?? 0)) / 2 + GAP),
  );
}
