/** A weighted graph without direction: the neighbours of each node, with their weights. */
export type Graph = readonly ReadonlyMap<number, number>[];

const MAX_LEVELS = 10;
const MAX_ROUNDS = 20;
const NOTHING_GAINED = 1e-9;

/**
 * Divides a graph into communities by the method of Louvain, always in the order of the nodes, so that the same graph has
 * the same communities. A higher resolution gives smaller ones. Returns the community of each node.
 */
export function findCommunities(graph: Graph, resolution: number): number[] {
  let level: Graph = graph;
  let community = graph.map((_, node) => node);
  for (let round = 0; round < MAX_LEVELS; round += 1) {
    const moved = numbered(moveNodes(level, resolution));
    community = community.map((node) => moved[node] ?? node);
    const count = new Set(moved).size;
    if (count === level.length) break;
    level = joined(level, moved, count);
  }
  return community;
}

/** Moves each node to the neighbouring community that gains most, until none gains. */
function moveNodes(graph: Graph, resolution: number): number[] {
  const strength = graph.map((edges) => [...edges.values()].reduce((sum, weight) => sum + weight, 0));
  const total = strength.reduce((sum, each) => sum + each, 0);
  const community = graph.map((_, node) => node);
  const inCommunity = [...strength];
  if (total === 0) return community;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isMoved = false;
    for (const [node, edges] of graph.entries()) {
      const own = strength[node] ?? 0;
      const from = community[node] ?? node;
      const links = new Map<number, number>([[from, 0]]);
      for (const [other, weight] of edges) {
        if (other === node) continue;
        const place = community[other] ?? other;
        links.set(place, (links.get(place) ?? 0) + weight);
      }
      inCommunity[from] = (inCommunity[from] ?? 0) - own;
      const gain = (place: number) =>
        (links.get(place) ?? 0) - (resolution * own * (inCommunity[place] ?? 0)) / total;
      let best = from;
      for (const place of links.keys()) {
        const more = gain(place) - gain(best);
        if (more > NOTHING_GAINED || (more > -NOTHING_GAINED && place < best && best !== from)) best = place;
      }
      inCommunity[best] = (inCommunity[best] ?? 0) + own;
      if (best === from) continue;
      community[node] = best;
      isMoved = true;
    }
    if (!isMoved) break;
  }
  return community;
}

/** Numbers the communities from 0 in the order of their first nodes. */
function numbered(community: readonly number[]): number[] {
  const numbers = new Map<number, number>();
  return community.map((each) => {
    const number = numbers.get(each) ?? numbers.size;
    numbers.set(each, number);
    return number;
  });
}

/** A graph with one node for each community; edges inside it become an edge to itself. */
function joined(graph: Graph, community: readonly number[], count: number): Graph {
  const nodes = Array.from({ length: count }, () => new Map<number, number>());
  for (const [node, edges] of graph.entries()) {
    const to = nodes[community[node] ?? 0];
    for (const [other, weight] of edges) {
      const place = community[other] ?? 0;
      to?.set(place, (to.get(place) ?? 0) + weight);
    }
  }
  return nodes;
}
