import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LABEL,
  layOutFlow,
  NODE,
  type FlowEdge,
  type FlowLayout,
  type Point,
} from '#web/admin/features/builder/path-map/flow-layout.ts';
import { crossings, orderLayers, type Link } from '#web/admin/features/builder/path-map/order-layers.ts';
import { spread } from '#web/admin/features/builder/path-map/spread.ts';

interface Flow {
  readonly count: number;
  readonly edges: readonly FlowEdge[];
}

const anyFlow: fc.Arbitrary<Flow> = fc.integer({ min: 1, max: 14 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    edges: fc.uniqueArray(
      fc.record({
        from: fc.nat({ max: count - 1 }),
        to: fc.nat({ max: count - 1 }),
        hasLabel: fc.boolean(),
      }),
      { maxLength: 24, selector: ({ from, to }) => `${from} ${to}` },
    ),
  }),
);

const labelled = (from: number, to: number): FlowEdge => ({ from, to, hasLabel: true });
const plain = (from: number, to: number): FlowEdge => ({ from, to, hasLabel: false });

function boxesOf({ nodes, edges }: FlowLayout) {
  const box = ({ x, y }: Point, { width, height }: { width: number; height: number }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  });
  return [
    ...nodes.map((node) => box(node, NODE)),
    ...edges.flatMap(({ label }) => (label ? [box(label, LABEL)] : [])),
  ];
}

describe('the layout of a flow', () => {
  it('lays no question and no label on another, and keeps all within the picture', () => {
    fc.assert(
      fc.property(anyFlow, ({ count, edges }) => {
        const layout = layOutFlow(count, edges);
        const boxes = boxesOf(layout);
        boxes.forEach((one, at) => {
          for (const other of boxes.slice(at + 1)) {
            const apart =
              one.right <= other.left + 1e-6 ||
              other.right <= one.left + 1e-6 ||
              one.bottom <= other.top + 1e-6 ||
              other.bottom <= one.top + 1e-6;
            expect(apart).toBe(true);
          }
          expect(one.left).toBeGreaterThan(-1e-6);
          expect(one.top).toBeGreaterThan(-1e-6);
          expect(one.right).toBeLessThan(layout.width + 1e-6);
          expect(one.bottom).toBeLessThan(layout.height + 1e-6);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('draws each way but one to itself, from its question to its target, in the same way each time', () => {
    fc.assert(
      fc.property(anyFlow, ({ count, edges }) => {
        const layout = layOutFlow(count, edges);
        expect(layOutFlow(count, edges)).toEqual(layout);
        const wanted = edges.filter(({ from, to }) => from !== to);
        expect(layout.edges.map(({ from, to }) => [from, to])).toEqual(
          wanted.map(({ from, to }) => [from, to]),
        );
        layout.edges.forEach(({ from, to, points, label }, at) => {
          expect(points[0]?.x).toBe(layout.nodes[from]?.x);
          expect(points.at(-1)?.x).toBe(layout.nodes[to]?.x);
          expect(label !== null).toBe(wanted[at]?.hasLabel);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('leads down along every way of a survey without circles', () => {
    const forward = anyFlow.map(({ count, edges }) => ({
      count,
      edges: edges.filter(({ from, to }) => from < to),
    }));
    fc.assert(
      fc.property(forward, ({ count, edges }) => {
        const { nodes } = layOutFlow(count, edges);
        for (const { from, to } of edges) expect(nodes[from]!.y).toBeLessThan(nodes[to]!.y);
      }),
    );
  });

  it('leads up only where a circle closes', () => {
    const { nodes } = layOutFlow(3, [plain(0, 1), plain(1, 2), labelled(2, 0)]);
    expect(nodes.map(({ y }) => y)).toEqual([...nodes.map(({ y }) => y)].sort((a, b) => a - b));
  });

  it('draws a row of two hundred questions as one straight line', () => {
    const edges = Array.from({ length: 199 }, (_, at) => plain(at, at + 1));
    const { nodes, width } = layOutFlow(200, edges);
    expect(new Set(nodes.map(({ x }) => x)).size).toBe(1);
    expect(width).toBe(NODE.width);
  });

  it('draws two branches that meet again without a crossing', () => {
    const branches = [labelled(0, 2), labelled(0, 1), plain(1, 4), plain(2, 3), plain(3, 4)];
    const { edges } = layOutFlow(5, branches);
    const crossed = edges.flatMap((one, at) =>
      edges.slice(at + 1).filter((other) => cross(one.points, other.points)),
    );
    expect(crossed).toEqual([]);
  });
});

/** Whether two lines cross within them; a common end is no crossing. */
function cross(one: readonly Point[], other: readonly Point[]): boolean {
  const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  return one.slice(1).some((b, at) =>
    other.slice(1).some((d, index) => {
      const [a, c] = [one[at]!, other[index]!];
      return side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6;
    }),
  );
}

describe('the order of the layers', () => {
  /** Two layers, small enough to try every order. */
  const anyLayers = fc.array(
    fc.record({ upper: fc.nat({ max: 3 }), lower: fc.integer({ min: 4, max: 7 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  const LAYERS = [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ];

  it('keeps each layer’s items and never crosses more links than the given order', () => {
    fc.assert(
      fc.property(anyLayers, (links: Link[]) => {
        const ordered = orderLayers(LAYERS, links);
        expect(ordered.map((layer) => [...layer].sort())).toEqual(LAYERS);
        expect(crossings(ordered, links)).toBeLessThanOrEqual(crossings(LAYERS, links));
      }),
    );
  });

  it('unties a tree completely, however its items are given', () => {
    const items = fc.shuffledSubarray([4, 5, 6, 7], { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(items, (given) => {
        const links = given.map((lower, at) => ({ upper: at, lower }));
        expect(crossings(orderLayers(LAYERS, links), links)).toBe(0);
      }),
    );
  });
});

describe('spreading places', () => {
  const anyPlaces = fc
    .array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 20 })), {
      minLength: 1,
      maxLength: 12,
    })
    .map((pairs) => ({
      wanted: pairs.map(([place]) => place),
      distances: pairs.slice(1).map(([, gap]) => gap),
    }));
  const cost = (places: readonly number[], wanted: readonly number[]) =>
    places.reduce((sum, place, at) => sum + (place - wanted[at]!) ** 2, 0);

  it('keeps the distances, and no allowed move brings the places nearer to the wanted ones', () => {
    fc.assert(
      fc.property(
        anyPlaces,
        fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 12, maxLength: 12 }),
        ({ wanted, distances }, moves) => {
          const places = spread(wanted, distances);
          const isAllowed = (each: readonly number[]) =>
            distances.every((distance, at) => each[at + 1]! - each[at]! >= distance - 1e-9);
          expect(isAllowed(places)).toBe(true);
          const moved = places.map((place, at) => place + moves[at]! / 2);
          if (isAllowed(moved))
            expect(cost(moved, wanted)).toBeGreaterThanOrEqual(cost(places, wanted) - 1e-6);
        },
      ),
      { numRuns: 500 },
    );
  });
});
