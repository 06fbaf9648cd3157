interface Variant {
  readonly id: number;
  readonly title: string;
}

export interface Product {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  /** What it was called until a time ago. */
  readonly formerTitle?: string;
  /** The first one is in the cart if nothing else is chosen. */
  readonly variants: readonly [Variant, ...Variant[]];
  /** In cents. */
  readonly price: number;
  readonly description: string;
  readonly detail: string;
}

export const PRODUCTS: readonly Product[] = [
  {
    id: 3001,
    handle: 'stoneware-mug',
    title: 'Stoneware mug',
    variants: [
      { id: 300101, title: 'River green' },
      { id: 300102, title: 'Oat' },
    ],
    price: 2400,
    description: 'A mug that fills both hands, glazed in river green.',
    detail: 'Holds 350 ml. Fine in the dishwasher and the microwave.',
  },
  {
    id: 3002,
    handle: 'first-light-tea',
    title: 'First Light tea',
    variants: [{ id: 300201, title: '100 g' }],
    price: 1450,
    description: 'Bright black tea with bergamot and a little orange peel.',
    detail: '100 g of loose leaf, about 40 cups.',
  },
  {
    id: 3003,
    handle: 'linen-tea-towel',
    title: 'Linen tea towel',
    formerTitle: 'Linen towel',
    variants: [
      { id: 300301, title: 'Natural' },
      { id: 300302, title: 'Indigo' },
    ],
    price: 1800,
    description: 'Heavy linen that gets softer with every wash.',
    detail: '50 by 70 cm, with a loop to hang it by.',
  },
  {
    id: 3004,
    handle: 'glass-teapot',
    title: 'Glass teapot',
    variants: [{ id: 300401, title: '900 ml' }],
    price: 5600,
    description: 'Watch the leaves open. The strainer lifts out with one finger.',
    detail: 'Holds 900 ml, enough for four.',
  },
  {
    id: 3005,
    handle: 'ash-tray-table',
    title: 'Ash tray table',
    variants: [{ id: 300501, title: '45 cm' }],
    price: 14800,
    description: 'A small table whose top is a tray. Breakfast goes where you go.',
    detail: 'Solid ash, 45 cm across. No tools needed.',
  },
  {
    id: 3006,
    handle: 'beeswax-candle',
    title: 'Beeswax candle',
    variants: [{ id: 300601, title: 'Pair' }],
    price: 1200,
    description: 'Burns clean for eighteen hours and smells faintly of summer.',
    detail: 'A pair of candles, 20 cm tall.',
  },
];

export const COLLECTIONS = [
  {
    id: 6001,
    handle: 'tea-time',
    title: 'Tea time',
    products: ['stoneware-mug', 'first-light-tea', 'glass-teapot'],
  },
  {
    id: 6002,
    handle: 'linen-and-light',
    title: 'Linen and light',
    products: ['linen-tea-towel', 'beeswax-candle'],
  },
  { id: 6003, handle: 'furniture', title: 'Furniture', products: ['ash-tray-table'] },
] as const;

export function findProduct(handle: string): Product | null {
  return PRODUCTS.find((product) => product.handle === handle) ?? null;
}
